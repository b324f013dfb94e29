import { hostFolders } from '../../scripts/fileFolders.mjs'
import { type HeaderRule, namesOf } from './rules'

/** Debian's list has no manifest, and another type for scripts. */
const TYPES: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'audio/mpeg': 'mp3',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'text/css': 'css',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/plain': 'txt',
}
const WITH_CHARSET = [
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/plain',
]

/** The variables of the headers, included in nginx's `http` block. */
export function nginxMaps(rules: readonly HeaderRule[]): string {
  return namesOf(rules)
    .map((name) => {
      const lines = rules.flatMap(({ path, headers }) => {
        const value = headers[name]
        return value === undefined ? [] : [`  ${patternOf(path)} ${quoted(value)};`]
      })
      // The first that fits counts.
      return `map "$status $uri" $${variableOf(name)} {\n${lines.toReversed().join('\n')}\n}\n`
    })
    .join('\n')
}

/** What nginx's `server` block includes beside `root`: headers, types, compression, and which file answers. */
export function nginxServer(rules: readonly HeaderRule[]): string {
  const headers = namesOf(rules).map((name) => `add_header ${name} $${variableOf(name)} always;`)
  const types = Object.entries(TYPES).map(([type, ending]) => `  ${type} ${ending};`)
  return `${headers.join('\n')}

types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${WITH_CHARSET.join(' ')};
server_tokens off;
etag on;
gzip_static on;
brotli_static on;

location = /healthz {
  default_type text/plain;
  return 200 "ok\\n";
}
# Hidden files.
location ~ /[._] {
  return 404;
}
location ~ ^/(?:${hostFolders.join('|')})(?:/|$) {
  try_files $uri "\${uri}index.html" =404;
}
location ~ \\.[^/]+$ {
  try_files $uri =404;
}
location / {
  try_files $uri /index.html;
}
`
}

/** Only replies with a file's content are cached as it is. */
function patternOf(path: string): string {
  const [, folder] = /^(.*)\*$/.exec(path) ?? []
  if (folder === '/') return 'default'
  const escaped = (folder ?? path).replaceAll('.', '\\.')
  return quoted(`~^(?:200|206|304) ${escaped}${folder === undefined ? '$' : ''}`)
}

const variableOf = (name: string) => `kismara_${name.replaceAll('-', '_')}`

function quoted(text: string): string {
  if (/["\\$]/.test(text.replace(/\\\.|\$$/g, ''))) throw new Error(`nginx cannot quote ${text}`)
  return `"${text}"`
}
