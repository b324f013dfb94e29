import type { ScreenshotComparatorRegistry } from 'vitest/browser'

/** How two pictures are compared. */
export type Strictness = ScreenshotComparatorRegistry['pixelmatch']

/**
 * By the Chromium that drew the baselines: a pixel may lie three steps of 255 in lightness off, which is the baselines'
 * rounding and the dither of gradients, and a handful may lie farther off. A colour that changes by 2 % and a button that
 * moves by a pixel change hundreds.
 */
export const strict = { threshold: 0.012, includeAA: true, allowedMismatchedPixels: 20 } satisfies Strictness

/** By another major, whose letters differ a little. */
export const loose = { threshold: 0.1, allowedMismatchedPixelRatio: 0.01 } satisfies Strictness

/** How the pictures of one Chromium are compared with those of another, by their majors, and in words. */
export const strictnessOf = (baselines: number, here: number): { options: Strictness; words: string } =>
  baselines === here
    ? { options: strict, words: `Pictures are compared strictly: Chromium ${here} drew the baselines` }
    : { options: loose, words: `loose: Chromium ${baselines} drew the baselines, this is ${here}; 1 % may differ` }
