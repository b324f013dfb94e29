import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { deliveryOf } from '../../vite/delivery/folder'

/** A file of code, whose name has a hash. */
const HASHED = /-[\w-]{8}\.js$/
const TEXT = new Set(['.js', '.html', '.json', '.css'])

/**
 * Copies a build as another one: same behavior, but every file of code has another name, as after a change of the code. `mark`
 * is one character, different for each copy.
 */
export function twinBuild(dir: string, copy: string, mark: string): { build: string } {
  copyBuild(dir, copy)
  const files = [copy, deliveryOf(copy)]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && TEXT.has(extname(file.name)))
    .map((file) => join(file.parentPath, file.name))
  const changed = (last: string) => (last === mark ? '0' : mark)
  const nameOf = (name: string) => (HASHED.test(name) ? name.replace(/.(?=\.js$)/, changed) : name)
  const names = new Map(files.map((file) => [basename(file), nameOf(basename(file))]))
  const { build: old } = JSON.parse(readFileSync(join(copy, 'version.json'), 'utf8'))
  const build = `${old}`.replace(/.$/, changed)
  const hashes = new Map<string, string>()
  // The worker last: it has the hashes of all others.
  const rank = (file: string) => Number(basename(file) === 'sw.js')
  for (const file of files.toSorted((a, b) => rank(a) - rank(b))) {
    const before = readFileSync(file, 'utf8')
    const after = before
      .replace(/[\w.$~-]+\.js\b/g, (name) => names.get(name) ?? name)
      .replaceAll(old, build)
      .replace(/sha256-[\w+/]{43}=/g, (hash) => hashes.get(hash) ?? hash)
      .replace(/\b[\da-f]{16}\b/g, (revision) => hashes.get(revision) ?? revision)
    for (const [digest, cut] of [
      ['base64', undefined],
      ['hex', 16],
    ] as const) {
      const hashOf = (text: string) => createHash('sha256').update(text).digest(digest).slice(0, cut)
      const prefix = digest === 'base64' ? 'sha256-' : ''
      if (rank(file) === 0) hashes.set(prefix + hashOf(before), prefix + hashOf(after))
    }
    writeFileSync(file, after)
    renameSync(file, join(dirname(file), nameOf(basename(file))))
  }
  return { build }
}

/** Copies a build so that its worker installs only what the page starts with, which takes a second instead of ten. */
export function smallBuild(dir: string, copy: string): void {
  copyBuild(dir, copy)
  const page = readFileSync(join(copy, 'index.html'), 'utf8')
  const worker = join(copy, 'sw.js')
  const keep = (url: string) => !url.startsWith('assets/') || page.includes(url)
  const listed = /\{url:`([^`]+)`,revision:[^,]+,integrity:`[^`]+`\},?/g
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(listed, (entry, url: string) => (keep(url) ? entry : '')),
  )
}

/** Without the compressed texts, which the tests' host does not send. */
function copyBuild(dir: string, copy: string): void {
  for (const folderOf of [(build: string) => build, deliveryOf])
    cpSync(folderOf(dir), folderOf(copy), { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
}

/** Writes a deployment's configuration into the page of a finished build. */
export function configure(dir: string, config: object): void {
  const page = join(dir, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('id="config">{}<', `id="config">${JSON.stringify(config)}<`))
}
