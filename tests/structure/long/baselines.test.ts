import { diff } from '@blazediff/core'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { rounded } from '../../support/visual/baselines'
import { loose, strict, strictnessOf } from '../../support/visual/strictness'

const SIZE = 200

/** A background gradient with an anti-aliased button. */
const drawn = (change: { shift?: number; shade?: number } = {}): PNG => {
  const { shift = 0, shade = 1 } = change
  const picture = new PNG({ width: SIZE, height: SIZE })
  for (let at = 0; at < SIZE * SIZE; at++) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
    const edge = Math.min(x - 50, 149 - x, y - 80 - shift, 119 + shift - y) + 1
    const cover = Math.max(0, Math.min(1, edge / 2))
    const ground = 16 + y / 8
    const [red, green, blue] = [255, 138, 92].map((channel) => cover * channel * shade + (1 - cover) * ground)
    picture.data.set([red ?? 0, green ?? 0, blue ?? 0, 255], at * 4)
  }
  return picture
}

/** As a baseline is stored in git. */
const baseline = PNG.sync.read(rounded(PNG.sync.write(drawn())))

/** Changed pixels by the function Vitest compares with. */
const changed = (picture: PNG): number => diff(baseline.data, picture.data, undefined, SIZE, SIZE, strict)

describe('[VIS-01] the comparison of screenshots', () => {
  it('accepts the screenshot a baseline was made of, and one that the rasterizer drew slightly differently', () => {
    const picture = drawn()
    expect(changed(picture)).toBe(0)
    for (let at = 0; at < picture.data.length; at += 4) picture.data[at] = (picture.data[at] ?? 0) ^ 1
    expect(changed(picture)).toBe(0)
  })

  it('finds a button that has moved by one pixel', () => {
    expect(changed(drawn({ shift: 1 }))).toBeGreaterThan(90)
  })

  it.each([0.98, 1.02])('finds a button %f times as light', (shade) => {
    expect(changed(drawn({ shade }))).toBeGreaterThan(1000)
  })

  it('counts every pixel, and tolerates fewer than the smallest icon has', () => {
    const picture = drawn()
    picture.data.fill(255, 4000, 4003)
    expect(changed(picture)).toBe(1)
    expect(strict.allowedMismatchedPixels).toBeLessThan(16 * 16)
  })

  it('is loose, and says so, only if another major of Chromium drew the baselines', () => {
    expect(strictnessOf(156, 156)).toEqual({ options: strict, words: expect.not.stringContaining('loose') })
    expect(strictnessOf(156, 157)).toEqual({ options: loose, words: expect.stringMatching(/^loose: .*156.*157.*1 %/) })
    expect(loose.allowedMismatchedPixelRatio).toBe(0.01)
  })
})
