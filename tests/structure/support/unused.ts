import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Issue {
  readonly file: string
  readonly files: readonly unknown[]
  readonly exports: readonly { readonly name: string }[]
}

const KNIP = ['node_modules/knip/bin/knip.js', '--production', '--include', 'files,exports', '--reporter', 'json']

/** Files of `src` that neither product nor demo imports (`file`), and unused exports (`file#export`). */
export async function unusedInProduct(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [...KNIP, '--no-exit-code'], { maxBuffer: 2 ** 24 })
  const { issues }: { issues: readonly Issue[] } = JSON.parse(stdout)
  return issues
    .filter(({ file }) => file.startsWith('src/'))
    .flatMap(({ file, files, exports }) => (files.length > 0 ? [file] : exports.map(({ name }) => `${file}#${name}`)))
}
