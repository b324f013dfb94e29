import { createHash } from 'node:crypto'

/** External hosts a build may connect to; by default none. */
export interface Hosts {
  readonly api: readonly string[]
  readonly images: readonly string[]
  readonly games: readonly string[]
  readonly chat: readonly string[]
}

/** Response headers by path; later rules add to earlier ones. */
export interface HeaderRule {
  /** A path; a trailing `*` matches anything below. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

// Emotion adds an empty style element and inserts rules by script, so the hash of the empty text suffices.
const emptyStyle = ''

/** The content security policy of a page: our own scripts, exactly its own inline blocks, and the given hosts. */
export function pagePolicy(inline: Inline, hosts: Hosts, framed: boolean): string {
  const sources = (...list: readonly string[]) => (list.length > 0 ? list.join(' ') : "'none'")
  const frames = framed ? ["'self'"] : hosts.games
  return join([
    ['default-src', "'none'"],
    ['script-src', sources("'self'", ...inline.scripts.map(hashOf), ...hosts.chat)],
    ['style-src', sources("'self'", ...[emptyStyle, ...inline.styles].map(hashOf))],
    ['img-src', sources("'self'", 'data:', 'blob:', ...hosts.images)],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', sources("'self'", ...hosts.api, ...hosts.chat)],
    ['frame-src', sources(...frames)],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', framed ? "'self'" : "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The second is of the sanitizer of mails, which loads with one.
    ['trusted-types', 'app dompurify'],
  ])
}

/** The policy of a demo game: no network. */
export function gamePolicy(inline: Inline): string {
  return join([
    ['default-src', "'none'"],
    ['script-src', ["'self'", ...inline.scripts.map(hashOf)].join(' ')],
    ['style-src', ["'self'", ...[emptyStyle, ...inline.styles].map(hashOf)].join(' ')],
    ['img-src', "'self' data:"],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ])
}

/** Headers of every reply. */
export const everyReply: HeaderRule = {
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
export const hashedFiles: HeaderRule = {
  path: '/assets/*',
  headers: { 'cache-control': 'public, max-age=31536000, immutable' },
}

/** Headers of pages, besides the policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
  // Sign-in pop-ups of social providers must be able to reply.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

export function inlineOf(html: string): Inline {
  const blocks = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
  return {
    // Data blocks are not executed, so that they can be changed without a new policy.
    scripts: blocks(/<script(?![^>]*(?:\ssrc=|\stype="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
    styles: blocks(/<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function join(directives: readonly (readonly [string, string])[]): string {
  return directives.map(([name, value]) => `${name} ${value}`).join('; ')
}
