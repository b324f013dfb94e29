import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PNG } from 'pngjs'

const root = 'tests/visual/__screenshots__'
const versionFile = join(root, 'chromium.json')

/**
 * Red, green and blue of a baseline are multiples of these: 40 % of the bytes, and one step of 255 from what was drawn at
 * most, four in blue, which the eye and the comparison weigh least.
 */
const steps = [3, 3, 9, 1] as const

/** Where the baseline of a name lies. */
export const baselineFile = (name: string): string => resolve(root, `${name}.png`)

/** The names of all baselines: topic/piece/story/mode. */
export const listBaselines = (): string[] =>
  (existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.png'.length))
    .sort()

/** Removes the baseline of a story that is gone. */
export const removeBaseline = (name: string): void => rmSync(baselineFile(name))

/** How much room all of them take. */
export const bytesOfBaselines = (): number =>
  listBaselines().reduce((sum, name) => sum + statSync(baselineFile(name)).size, 0)

/** The names of the baselines that were written since, ms. */
export const baselinesSince = (since: number): string[] =>
  listBaselines().filter((name) => statSync(baselineFile(name)).mtimeMs >= since)

/** A picture as it is kept in git: rounded, and as small as a PNG then gets. */
export const rounded = (file: Buffer): Buffer => {
  const picture = PNG.sync.read(file)
  picture.data = Buffer.from(
    picture.data.map((value, at) => {
      const step = steps[at % 4] ?? 1
      return Math.min(255, Math.round(value / step) * step)
    }),
  )
  return PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 })
}

/** Rounds a baseline that Vitest has written. */
export const shrinkBaseline = (name: string): void =>
  writeFileSync(baselineFile(name), rounded(readFileSync(baselineFile(name))))

/** The major version of the Chromium that drew the baselines; 0 = there are none. */
export const baselineMajor = (): number =>
  existsSync(versionFile) ? (JSON.parse(readFileSync(versionFile, 'utf8')) as { major: number }).major : 0

/** Notes which Chromium has drawn them. */
export const noteMajor = (major: number): void => writeFileSync(versionFile, `{ "major": ${major} }\n`)
