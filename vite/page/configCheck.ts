import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRuntimeConfig } from '../../src/app/startup/runtimeConfig'
import { headersFile } from './headers'

interface HeaderRule {
  path: string
  headers: Record<string, string>
}

/** Which directive of the page's policy decides about the hosts of a setting, and which part of the environment allows them. */
const settings = [
  { key: 'baseUrl', directive: 'connect-src', by: 'KISMARA_API' },
  { key: 'gameHosts', directive: 'frame-src', by: 'KISMARA_GAMES' },
  { key: 'supportScript', directive: 'script-src', by: 'KISMARA_CHAT' },
] as const

/** Hosts in the configuration of a built page that its policy does not allow. @throws if the configuration is wrong. */
export function problemsOf(dir: string): string[] {
  const page = readFileSync(join(dir, 'index.html'), 'utf8')
  const rules: HeaderRule[] = JSON.parse(readFileSync(join(dir, headersFile), 'utf8'))
  const policy = rules.find(({ path }) => path === '/index.html')?.headers['content-security-policy'] ?? ''
  const sourcesOf = (directive: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ') ?? []
  const config = parseRuntimeConfig(/<script type="application\/json" id="config">([^<]*)</.exec(page)?.[1])
  return settings.flatMap(({ key, directive, by }) => {
    const hosts = [config[key] ?? []].flat().map((address) => originOf(address))
    return hosts
      .filter((host) => host !== null && !sourcesOf(directive).includes(host))
      .map((host) => `${key}: the page's policy does not allow ${host} (${directive}); build with ${by}=${host}`)
  })
}

/** Null for an address on the page's own origin. */
const originOf = (address: string): string | null => (address.startsWith('/') ? null : new URL(address).origin)
