import { hostFolders } from '../../scripts/fileFolders.mjs'
import type { HeaderRule } from './rules'

/**
 * `_headers` as Netlify and Cloudflare Pages read it. They match the address, not the file, and join a header that two
 * rules give: so the page's headers are given everywhere, and the time to keep a file only where it differs from the
 * host's own, which asks again for every file.
 */
export function headersOfStaticHost(rules: readonly HeaderRule[]): string {
  const page = rules.find(({ path }) => path === '/index.html')?.headers
  return rules
    .filter(({ path }) => path.endsWith('*'))
    .map(({ path, headers }) => {
      const { 'cache-control': kept, ...others } = headers
      const all = path === '/*' ? { ...others, ...page } : headers
      return `${path}\n${Object.entries(all)
        .map(([name, value]) => `  ${name}: ${value}`)
        .join('\n')}\n`
    })
    .join('')
}

/** `_redirects` of Netlify: a file that is there comes first, one that is missing in a folder of files is a 404. */
export const redirectsOfStaticHost = (): string =>
  [...hostFolders.map((folder) => `/${folder}/* /licenses.txt 404`), '/* /index.html 200', ''].join('\n')
