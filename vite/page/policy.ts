import { createHash } from 'node:crypto'

/** Foreign hosts that a build may talk to; none unless the environment of the build names them. */
export interface Hosts {
  readonly api: readonly string[]
  readonly images: readonly string[]
  readonly games: readonly string[]
}

/** Response headers for every file whose path fits; later rules add to earlier ones. */
export interface HeaderRule {
  /** A path; `*` at its end stands for anything below. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The inline blocks of one page. */
export interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

// Emotion adds an empty style element and fills it by rules, so the hash of the empty text is all it needs.
const emptyStyle = ''

/** A page's policy: our own scripts, exactly its own inline blocks, and the given hosts. */
export function pagePolicy(inline: Inline, hosts: Hosts, framed: boolean): string {
  const sources = (...list: readonly string[]) => (list.length > 0 ? list.join(' ') : "'none'")
  const frames = framed ? ["'self'"] : hosts.games
  return join([
    ['default-src', "'none'"],
    ['script-src', sources("'self'", ...inline.scripts.map(hashOf))],
    ['style-src', sources("'self'", ...[emptyStyle, ...inline.styles].map(hashOf))],
    ['img-src', sources("'self'", 'data:', 'blob:', ...hosts.images)],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', sources("'self'", ...hosts.api)],
    ['frame-src', sources(...frames)],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', framed ? "'self'" : "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'app'],
  ])
}

/** The policy of a demo game: it draws and posts messages, nothing else. */
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

/** What every reply carries, whatever it is. */
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

/** Files whose name holds their hash never change. */
export const hashedFiles: HeaderRule = {
  path: '/assets/*',
  headers: { 'cache-control': 'public, max-age=31536000, immutable' },
}

/** Headers of a page beside its policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
  // Sign-in windows of other providers must be able to answer.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** The inline scripts and styles of an HTML text. */
export function inlineOf(html: string): Inline {
  const blocks = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')
  return {
    // A block of data runs nothing: a delivery may change it without a new policy.
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
