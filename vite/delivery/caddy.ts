import { hostFolders } from '../../scripts/fileFolders.mjs'
import type { HeaderRule } from './rules'

/** A Caddy site block's content; the site and its `root` are the importing file's. */
export function caddySite(rules: readonly HeaderRule[]): string {
  const everywhere = rules.filter(({ path }) => path === '/*')
  const elsewhere = rules.filter(({ path }) => path !== '/*')
  return `route {
  respond /healthz "ok" 200
${block(everywhere.map(({ headers }) => headersOf('', headers)))}
  @hidden path_regexp /[._]
  error @hidden 404
  # A route of the app: no file, no folder of files, no ending.
  @route {
    not file
    not path ${hostFolders.map((folder) => `/${folder} /${folder}/*`).join(' ')}
    not path_regexp \\.[^/]+$
  }
  rewrite @route /index.html
  try_files {path} {path}index.html
  @gone not file
  error @gone 404
${block(elsewhere.map(({ path, headers }) => headersOf(path, headers)))}
  file_server {
    precompressed br gzip
  }
}
handle_errors {
  respond "{err.status_code} {err.status_text}"
}
`
}

const block = (parts: readonly string[]) => parts.join('\n')

const headersOf = (path: string, headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `  header ${path === '' ? '' : `${path} `}${name} "${value}"`)
    .join('\n')
