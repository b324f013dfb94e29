import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { coarse, type Picture } from './picture'
import { decodePng, encodePng } from './png'

const root = 'tests/visual/__screenshots__'
const versionFile = join(root, 'chromium.json')

/** The kept picture of a name, if there is one. */
export const readBaseline = (name: string): Picture | undefined => {
  const file = fileOf(name)
  return existsSync(file) ? decodePng(readFileSync(file)) : undefined
}

/** Keeps a picture from now on. */
export const keepBaseline = (name: string, picture: Picture): void => {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), encodePng(coarse(picture)))
}

/** Forgets a picture whose story is no more. */
export const dropBaseline = (name: string): void => rmSync(fileOf(name))

/** The names of all kept pictures. */
export const listBaselines = (): string[] =>
  (existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.png'.length))
    .sort()

/** How much room all of them take. */
export const bytesOfBaselines = (): number =>
  listBaselines().reduce((sum, name) => sum + statSync(fileOf(name)).size, 0)

/** The major version of the Chromium that drew the kept pictures; 0 = none is kept. */
export const baselineMajor = (): number =>
  existsSync(versionFile) ? (JSON.parse(readFileSync(versionFile, 'utf8')) as { major: number }).major : 0

/** Notes which Chromium has drawn them. */
export const noteMajor = (major: number): void => {
  mkdirSync(root, { recursive: true })
  writeFileSync(versionFile, `{ "major": ${major} }\n`)
}

const fileOf = (name: string): string => join(root, `${name}.png`)
