import type { ScreenshotComparatorRegistry } from 'vitest/browser'

export type Strictness = ScreenshotComparatorRegistry['pixelmatch']

/**
 * With the Chromium of the baselines: a pixel may differ by three steps of 255 in lightness, which covers quantisation
 * and gradient dithering. Some may differ more: in a lobby of twenty thumbnails 53 did, by up to six steps, between two runs
 * of the same build. A color changed by 2 % or a button moved by a pixel changes hundreds.
 */
export const strict = { threshold: 0.012, includeAA: true, allowedMismatchedPixels: 100 } satisfies Strictness

/** With another major version, whose text rendering differs slightly. */
export const loose = { threshold: 0.1, allowedMismatchedPixelRatio: 0.01 } satisfies Strictness

/** The comparison of two Chromium versions, by major, and its description. */
export const strictnessOf = (baselines: number, here: number): { options: Strictness; words: string } =>
  baselines === here
    ? { options: strict, words: `Pictures are compared strictly: Chromium ${here} drew the baselines` }
    : { options: loose, words: `loose: Chromium ${baselines} drew the baselines, this is ${here}; 1 % may differ` }
