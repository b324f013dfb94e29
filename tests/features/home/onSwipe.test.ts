import { afterEach, describe, expect, it, vi } from 'vitest'
import { onSwipe } from '../../../src/features/home/banner/onSwipe'

/** An element that takes touches; nothing else of it is used. */
const stage = (dir: 'ltr' | 'rtl') => {
  vi.stubGlobal('document', { dir })
  const element = new EventTarget() as HTMLElement
  const turns: number[] = []
  const stop = onSwipe(element, (by) => turns.push(by))
  const touch = (type: string, list: 'touches' | 'changedTouches', clientX: number, clientY: number) =>
    element.dispatchEvent(Object.assign(new Event(type), { [list]: [{ clientX, clientY }] }))
  const swipe = (x: number, y = 0) => {
    touch('touchstart', 'touches', 100, 100)
    touch('touchend', 'changedTouches', 100 + x, 100 + y)
    return turns.splice(0)
  }
  return { swipe, stop }
}

afterEach(() => vi.unstubAllGlobals())

describe('a swipe over the banner', () => {
  it.each([
    ['ltr', -40, [1]],
    ['ltr', 40, [-1]],
    ['rtl', 40, [1]],
    ['rtl', -40, [-1]],
  ] as const)('%s by %i px turns it by %o', (dir, x, expected) => {
    expect(stage(dir).swipe(x)).toEqual(expected)
  })

  it('that is short or rather down turns nothing', () => {
    const { swipe } = stage('ltr')
    expect(swipe(-39)).toEqual([])
    expect(swipe(-60, 60)).toEqual([])
    expect(swipe(-60, 59)).toEqual([1])
  })

  it('is heard until it is no longer', () => {
    const { swipe, stop } = stage('ltr')
    stop?.()
    expect(swipe(-100)).toEqual([])
    expect(onSwipe(null, () => 0)).toBe(undefined)
  })
})
