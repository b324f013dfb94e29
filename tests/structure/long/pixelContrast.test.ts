import { describe, expect, it } from 'vitest'
import { type Picture, weakRuns } from '../../support/contrast/pixelContrast'
import type { TextRun } from '../../support/contrast/textRuns'

const WIDTH = 200

/** A gray gradient from black at the left to white at the right. */
const gradient: Picture = {
  width: WIDTH,
  height: 40,
  data: Uint8Array.from({ length: WIDTH * 40 * 4 }, (_, at) => ((Math.floor(at / 4) % WIDTH) * 255) / WIDTH),
}

const line = (change: Partial<TextRun>): TextRun => ({
  text: 'Spin now',
  x: 0,
  y: 0,
  width: 60,
  height: 40,
  color: [255, 255, 255, 1],
  large: false,
  metal: false,
  thin: false,
  ...change,
})

const weak = (change: Partial<TextRun>) => weakRuns([line(change)], gradient, gradient)

describe('[VIS-01] the contrast of text on the pixels behind it', () => {
  it('accepts white text on dark pixels, and reports it on light ones', () => {
    expect(weak({})).toEqual([])
    expect(weak({ x: 80 })).toEqual([expect.stringMatching(/^“Spin now” has 2\.\d\d of 4\.5 at 80, 0$/)])
  })

  it('requires less for large text', () => {
    expect(weak({ x: 50 })).toHaveLength(1)
    expect(weak({ x: 50, large: true })).toEqual([])
  })

  it('considers the background behind translucent text', () => {
    expect(weak({ color: [255, 255, 255, 0.3] })).toHaveLength(1)
  })
})
