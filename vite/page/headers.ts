import type { Plugin } from 'vite'
import { htmlOf } from '../bundle/bundle'
import {
  everyReply,
  gamePolicy,
  type HeaderRule,
  type Hosts,
  hashedFiles,
  inlineOf,
  pageHeaders,
  pagePolicy,
} from './policy'

/** The file with a build's response headers; it is not served itself. */
export const headersFile = '_headers.json'

/** Writes the header rules of the built pages; each inline block is allowed by its hash. */
export function headers({ hosts, framed }: { hosts: Hosts; framed: boolean }): Plugin {
  return {
    name: 'kismara:headers',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const rules: HeaderRule[] = [everyReply, hashedFiles]
        for (const { fileName, html } of htmlOf(bundle)) {
          const inline = inlineOf(html)
          const policy = fileName.startsWith('games/') ? gamePolicy(inline) : pagePolicy(inline, hosts, framed)
          rules.push({ path: `/${fileName}`, headers: { 'content-security-policy': policy, ...pageHeaders } })
        }
        this.emitFile({ type: 'asset', fileName: headersFile, source: `${JSON.stringify(rules, null, 2)}\n` })
      },
    },
  }
}
