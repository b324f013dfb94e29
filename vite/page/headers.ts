import { createHash } from 'node:crypto'
import { buildStyles } from 'number-flow/csp'
import type { Rolldown } from 'vite'
import type { HeaderRule } from '../delivery/rules'
import { htmlOf } from './html'

/** External hosts a build may connect to; by default none. */
interface Hosts {
  readonly api: readonly string[]
  readonly images: readonly string[]
  readonly games: readonly string[]
  readonly chat: readonly string[]
}

export interface PagePolicy {
  readonly hosts: Hosts
  /** A page of the same origin may show it in a frame. */
  readonly framed: boolean
}

/** Sources by directive. */
type Policy = Readonly<Record<string, readonly string[]>>

const everyReply: HeaderRule = {
  path: '/*',
  headers: {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-cache',
  },
}

/** Files with a hash in their name never change. */
const hashedFiles: HeaderRule = {
  path: '/assets/*',
  headers: { 'cache-control': 'public, max-age=31536000, immutable' },
}

// Sign-in pop-ups of social providers must be able to reply.
const pageHeaders = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

/** The header rules of a bundle and its pages; each inline block is allowed by its hash. */
export function headerRules(bundle: Rolldown.OutputBundle, options: PagePolicy): HeaderRule[] {
  const pages = htmlOf(bundle).map(({ fileName, html }): HeaderRule => {
    const policy = policyOf(html, fileName.startsWith('games/') ? gamePolicy : pagePolicy(options))
    return { path: `/${fileName}`, headers: { 'content-security-policy': policy, ...pageHeaders } }
  })
  return [everyReply, hashedFiles, ...pages]
}

/** A page may run its own files and exactly its own inline blocks, and what its policy allows besides. */
function policyOf(html: string, { 'script-src': scripts = [], ...policy }: Policy): string {
  const hashesOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))
  const all: Policy = {
    'default-src': [],
    // Data blocks are not executed, so that they can be changed without a new policy.
    'script-src': [
      "'self'",
      ...hashesOf(/<script(?![^>]*(?:\ssrc=|\stype="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
      ...scripts,
    ],
    // Emotion adds an empty style element and inserts rules by script, so the hash of the empty text suffices.
    // Rolling digits have styles of their own.
    'style-src': ["'self'", hashOf(''), ...buildStyles().map(hashOf), ...hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g)],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'base-uri': [],
    'require-trusted-types-for': ["'script'"],
    ...policy,
  }
  return Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ')
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const pagePolicy = ({ hosts, framed }: PagePolicy): Policy => ({
  'script-src': hosts.chat,
  'img-src': ["'self'", 'data:', 'blob:', ...hosts.images],
  'connect-src': ["'self'", ...hosts.api, ...hosts.chat],
  'frame-src': framed ? ["'self'"] : hosts.games,
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': [],
  'frame-ancestors': framed ? ["'self'"] : [],
  // The second is of the sanitizer of mails, which loads with one.
  'trusted-types': ['app', 'dompurify'],
})

/** A demo game has no network. */
const gamePolicy: Policy = {
  'img-src': ["'self'", 'data:'],
  'form-action': [],
  'frame-ancestors': ["'self'"],
  'trusted-types': [],
}
