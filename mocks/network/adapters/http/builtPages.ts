import type { PluginOption } from 'vite'

/** A file of pages that the server builds itself. */
export interface PageFile {
  type: string
  body: string | Uint8Array
}

interface PagesToBuild {
  base: string
  plugins: readonly PluginOption[]
  /** HTML files. */
  input: string[]
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  webp: 'image/webp',
}

const buildFiles = async ({ input, ...options }: PagesToBuild): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    ...options,
    plugins: [...options.plugins],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input } },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}

/** Reads files of pages by name, built in memory when the first is asked for; null when there is none. */
export const builtPages = (toBuild: () => Promise<PagesToBuild>): ((name: string) => Promise<PageFile | null>) => {
  let files: ReturnType<typeof buildFiles> | undefined
  return async (name) => {
    files ??= toBuild().then(buildFiles)
    const body = (await files).get(name)
    return body === undefined ? null : { body, type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain' }
  }
}
