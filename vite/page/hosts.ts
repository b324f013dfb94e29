import type { Plugin } from 'vite'

/** Hosts that a deployment names in its environment, separated by commas or spaces. @throws if one is no origin. */
export function hostsOf(name: string, text = ''): string[] {
  const hosts = text.split(/[\s,]+/).filter(Boolean)
  const wrong = hosts.filter((host) => !/^https?:\/\/[^/?#]+$/.test(host))
  if (wrong.length > 0)
    throw new Error(`${name} must hold origins such as https://api.example.com, without a path: ${wrong.join(', ')}`)
  return hosts
}

/** Refuses a build for a folder of an origin: routes, worker and calls begin at its root. */
export const atRoot = (): Plugin => ({
  name: 'kismara:at-root',
  configResolved({ base }) {
    if (base !== '/')
      throw new Error(
        `The product is served at the root of an origin, not below ${base}: its routes, its worker and the calls of the API begin there. Give it a host of its own, and build it without --base.`,
      )
  },
})
