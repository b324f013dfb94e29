import { describe, expect, it } from 'vitest'
import { coarse, type Picture } from '../support/visual/picture'
import { decodePng, encodePng } from '../support/visual/png'
import { pageOf } from '../support/visual/reportPage'
import { judge, strictnessOf } from '../support/visual/verdict'

const WIDTH = 100
const strict = strictnessOf(156, 156)
const loose = strictnessOf(156, 157)

/** A gradient, so that every shade takes part in the rounding. */
const drawn: Picture = {
  width: WIDTH,
  height: WIDTH,
  pixels: Uint8Array.from({ length: WIDTH * WIDTH * 3 }, (_, at) => (at * 7) % 256),
}

/** The same with some pixels of another colour. */
const changed = (count: number): Picture => {
  const pixels = drawn.pixels.slice()
  for (let at = 0; at < count * 3; at++) pixels[at] = 255 - (pixels[at] ?? 0)
  return { ...drawn, pixels }
}

const kept = decodePng(encodePng(coarse(drawn)))

describe('[VIS-01] the comparison of pictures', () => {
  it('takes what is kept for the picture that it was made of', () => {
    expect(judge(kept, drawn, strict)).toEqual(expect.objectContaining({ same: true, words: 'the same' }))
  })

  it('finds one pixel among ten thousand, and says where', () => {
    const { same, words } = judge(kept, changed(1), strict)
    expect(same).toBe(false)
    expect(words).toBe('1 pixel differs (0.01 %), around 0, 0 to 0, 0')
  })

  it('finds a shade of two more in 255 all over, which no eye sees', () => {
    const pixels = drawn.pixels.map((value) => Math.min(255, value + 2))
    expect(judge(kept, { ...drawn, pixels }, strict).same).toBe(false)
  })

  it('lets 1 % pass between two majors of Chromium, and says loose; no pixel more', () => {
    expect(loose.words).toMatch(/^loose: .* Chromium 156, this is 157/)
    expect(judge(kept, changed(100), loose)).toEqual(
      expect.objectContaining({ same: true, words: 'loose: 100 pixels differ (1.00 %), around 0, 0 to 99, 0' }),
    )
    expect(judge(kept, changed(101), loose).same).toBe(false)
    expect(judge(kept, changed(100), strict).same).toBe(false)
  })

  it('takes nothing for the same that has another size or is not kept', () => {
    expect(judge(kept, { ...drawn, width: 50, height: 200 }, loose)).toEqual({
      same: false,
      words: '50 × 200 where 100 × 100 is kept',
    })
    expect(judge(undefined, drawn, loose).same).toBe(false)
  })

  it('shows before, after and difference of each picture, by story', () => {
    const files = { kept: 'a.kept.png', now: 'a.now.png', difference: 'a.difference.png' }
    const rows = ['ember', 'tide'].map((theme) => ({
      name: `ui/chip.${theme}`,
      words: '1 pixel',
      width: 390,
      ...files,
    }))
    const page = pageOf(rows)
    expect(page).toContain('<h1>2 pictures differ</h1>')
    expect(page.match(/<h2 id="ui\/chip">/g)).toHaveLength(1)
    expect(page.match(/<figcaption>(?:before|after|difference)</g)).toHaveLength(6)
  })
})
