import { compare, type Difference, type Picture } from './picture'

/** Between two majors of Chromium the letters change a little. */
const LOOSE_SHARE = 0.01

/** How pictures are compared: to the pixel by the Chromium that drew the kept ones, else loosely. */
export interface Strictness {
  readonly loose: boolean
  readonly words: string
}

/** What comes of comparing a picture with the kept one. */
export interface Verdict {
  readonly same: boolean
  readonly words: string
  readonly difference?: Difference
}

/** How strictly a Chromium's pictures are compared with those of another, by their majors. */
export const strictnessOf = (kept: number, here: number): Strictness =>
  kept === here
    ? { loose: false, words: `Pictures are compared strictly: no pixel of Chromium ${kept}'s may differ` }
    : {
        loose: true,
        words: `loose: the pictures are of Chromium ${kept}, this is ${here}, so 1 % of a picture may differ`,
      }

/** Whether a picture passes, and in words why or why not. */
export const judge = (kept: Picture | undefined, taken: Picture, { loose }: Pick<Strictness, 'loose'>): Verdict => {
  if (!kept) return { same: false, words: 'no picture is kept yet' }
  if (kept.width !== taken.width || kept.height !== taken.height) {
    return { same: false, words: `${taken.width} × ${taken.height} where ${kept.width} × ${kept.height} is kept` }
  }
  const difference = compare(kept, taken)
  const { count, share, place } = difference
  if (count === 0) return { same: true, words: 'the same' }
  const where = `around ${place.left}, ${place.top} to ${place.right}, ${place.bottom}`
  const words = `${count} ${count === 1 ? 'pixel differs' : 'pixels differ'} (${(share * 100).toFixed(2)} %), ${where}`
  if (loose && share <= LOOSE_SHARE) return { same: true, words: `loose: ${words}`, difference }
  return { same: false, words, difference }
}
