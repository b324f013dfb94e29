import { expect, it } from 'vitest'
import { JackpotBubbleStore } from '../../../src/stores/jackpot/JackpotBubbleStore'
import { handPlatform } from '../../support/platform'

const KEY = 'jackpot-bubble'
const opened = (kept?: string) => {
  const { platform } = handPlatform({}, new Map(kept === undefined ? [] : [[KEY, kept]]))
  return { platform, bubble: new JackpotBubbleStore({ platform }) }
}

it('[JACK-02] remembers its position for the next visit, even across a logout', () => {
  const { platform, bubble } = opened()
  bubble.put({ edge: 'start', down: 0.25 })
  bubble.clear()
  expect(new JackpotBubbleStore({ platform }).position).toEqual({ edge: 'start', down: 0.25 })
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
