import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRuntimeConfig } from '../../src/app/startup/runtimeConfig'
import { headersFile } from './headers'

interface HeaderRule {
  path: string
  headers: Record<string, string>
}

/** Which directive of the page's policy decides about the hosts of a setting. */
const directives = { baseUrl: 'connect-src', gameHosts: 'frame-src' } as const

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
  return Object.entries(directives).flatMap(([key, directive]) => {
    const hosts = [config[key as keyof typeof directives] ?? []].flat()
    return hosts
      .filter((host) => !sourcesOf(directive).includes(host))
      .map((host) => `${key}: the page's policy does not allow ${host} (${directive}); build with KISMARA_API or KISMARA_GAMES`)
  })
}
