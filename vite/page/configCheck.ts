import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parseRuntimeConfig } from '../../src/app/startup/runtimeConfig'
import { deliveryOf } from '../delivery/folder'
import type { HeaderRule } from '../delivery/rules'

/** Which directive of the page's policy decides about the hosts of a setting, and which part of the environment allows them. */
const settings = [
  { key: 'baseUrl', directive: 'connect-src', by: 'KISMARA_API' },
  { key: 'gameHosts', directive: 'frame-src', by: 'KISMARA_GAMES' },
  { key: 'supportScript', directive: 'script-src', by: 'KISMARA_CHAT' },
] as const

/**
 * Hosts in the configuration of a built page that its policy does not allow, and compressed copies of the page without
 * this configuration. @throws if the configuration is wrong.
 */
export function problemsOf(dir: string): string[] {
  const page = readFileSync(join(dir, 'index.html'), 'utf8')
  const rules: HeaderRule[] = JSON.parse(readFileSync(join(deliveryOf(dir), 'headers.json'), 'utf8'))
  const policy = rules.find(({ path }) => path === '/index.html')?.headers['content-security-policy'] ?? ''
  const sourcesOf = (directive: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ') ?? []
  const config = parseRuntimeConfig(/<script type="application\/json" id="config">([^<]*)</.exec(page)?.[1])
  const stale = copies.filter(([ending, read]) => {
    const copy = join(dir, `index.html${ending}`)
    return existsSync(copy) && read(readFileSync(copy)).toString() !== page
  })
  const blocked = settings.flatMap(({ key, directive, by }) => {
    const hosts = [config[key] ?? []].flat().map((address) => originOf(address))
    return hosts
      .filter((host) => host !== null && !sourcesOf(directive).includes(host))
      .map((host) => `${key}: the page's policy does not allow ${host} (${directive}); build with ${by}=${host}`)
  })
  return [
    ...blocked,
    ...stale.map(([ending]) => `index.html${ending} is of another configuration: deploy/configure.sh writes it`),
  ]
}

const copies = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const

/** Null for an address on the page's own origin. */
const originOf = (address: string): string | null => (address.startsWith('/') ? null : new URL(address).origin)
