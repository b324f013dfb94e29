import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PNG } from 'pngjs'

const root = 'tests/visual/__screenshots__'
const versionFile = join(root, 'chromium.json')

/**
 * Baselines are quantized to multiples of these per RGBA channel: 40 % of the bytes, at an error of one step of 255,
 * four in blue, which the eye and the comparison weigh least.
 */
const steps = [3, 3, 9, 1] as const

export const baselineFile = (name: string): string => resolve(root, `${name}.png`)

/** All baselines: topic/component/story/mode. */
export const listBaselines = (): string[] =>
  (existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.png'.length))
    .sort()

export const removeBaseline = (name: string): void => rmSync(baselineFile(name))

/** Total size, bytes. */
export const bytesOfBaselines = (): number =>
  listBaselines().reduce((sum, name) => sum + statSync(baselineFile(name)).size, 0)

/** Baselines written since an instant, epoch ms. */
export const baselinesSince = (since: number): string[] =>
  listBaselines().filter((name) => statSync(baselineFile(name)).mtimeMs >= since)

/** Flat surfaces are smallest without a filter, art with one: by the pixel before, or by three around it. */
const encodings = [
  { filterType: 0, deflateStrategy: 0 },
  { filterType: 1, deflateStrategy: 1 },
  { filterType: 4, deflateStrategy: 1 },
] as const

/** A screenshot as stored in git: quantized, and as small as a PNG can be. */
export const rounded = (file: Buffer): Buffer => {
  const picture = PNG.sync.read(file)
  picture.data = Buffer.from(
    picture.data.map((value, at) => {
      const step = steps[at % 4] ?? 1
      return Math.min(255, Math.round(value / step) * step)
    }),
  )
  const files = encodings.map((encoding) => PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, ...encoding }))
  return files.reduce((smallest, one) => (one.length < smallest.length ? one : smallest))
}

/** Quantises a baseline that Vitest has written. */
export const shrinkBaseline = (name: string): void =>
  writeFileSync(baselineFile(name), rounded(readFileSync(baselineFile(name))))

/** The major version of the Chromium that drew the baselines; 0 = there are none. */
export const baselineMajor = (): number =>
  existsSync(versionFile) ? (JSON.parse(readFileSync(versionFile, 'utf8')) as { major: number }).major : 0

export const noteMajor = (major: number): void => writeFileSync(versionFile, `{ "major": ${major} }\n`)
