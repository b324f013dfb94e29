import fc from 'fast-check'
import { expect, it } from 'vitest'
import { JackpotBubbleStore } from '../../../src/stores/jackpot/JackpotBubbleStore'
import { handPlatform } from '../../support/platform'

const KEY = 'jackpot-bubble'
const opened = (kept?: string) => {
  const { platform } = handPlatform({}, new Map(kept === undefined ? [] : [[KEY, kept]]))
  return { platform, bubble: new JackpotBubbleStore({ platform }) }
}

it('[JACK-02] remembers its position for the next visit, even across a logout, wherever it is put', () => {
  const anywhere = fc.record({
    edge: fc.constantFrom('start' as const, 'end' as const),
    down: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(anywhere, (position) => {
      const { platform, bubble } = opened()
      bubble.put(position)
      bubble.clear()
      const { position: read } = new JackpotBubbleStore({ platform })
      expect(read).toEqual({ edge: position.edge, down: expect.closeTo(position.down, 2) })
    }),
  )
})

it.each(['', 'middle 0.5', 'start', 'end x', '{"edge":"end"}', 'end -1'])(
  '[JACK-02] a bad memory %j is forgotten',
  (kept) => {
    expect(opened(kept).bubble.position).toEqual({ edge: 'end', down: 0.78 })
  },
)

it('[JACK-02] arrow keys move it along its edge and across, never off screen', () => {
  const { bubble } = opened('end 0.95')
  bubble.step('down')
  expect(bubble.position.down).toBe(1)
  bubble.step('start')
  bubble.step('up')
  expect(bubble.position).toEqual({ edge: 'start', down: 0.9 })
  for (let i = 0; i < 20; i++) bubble.step('up')
  expect(bubble.position.down).toBe(0)
})
