import { describe, expect, it } from 'vitest'
import { bestFit, CAPTION, GAP } from '../../.storybook/toolbar/fit'
import { effectOf } from '../../.storybook/toolbar/notice'
import { carriedArgs, leftOut, storyAddress } from '../../.storybook/toolbar/storyAddress'
import { PLAYERS_THEME, setPlayersTheme, themeOf } from '../../.storybook/toolbar/themeOf'

const phone = { width: 390, height: 844 }

describe('[STORY-01] "All six"', () => {
  it.each([
    ['beside the panel of a 1440 x 900 window', { width: 890, height: 860 }, 3],
    ['in a wide canvas', { width: 2500, height: 1000 }, 6],
    ['on a phone', { width: 390, height: 844 }, 3],
  ])('shows six whole phones %s', (_where, box, columns) => {
    const best = bestFit(6, phone, box)
    const rows = 6 / best.columns
    expect(best.columns).toBe(columns)
    expect(best.scale).toBeLessThanOrEqual(1)
    expect(best.columns * (phone.width * best.scale + GAP) + GAP).toBeLessThanOrEqual(box.width + 0.01)
    expect(rows * (phone.height * best.scale + CAPTION + GAP) + GAP).toBeLessThanOrEqual(box.height + 0.01)
  })

  it('never enlarges a single page', () => {
    expect(bestFit(1, phone, { width: 3000, height: 3000 })).toEqual({ columns: 1, scale: 1 })
  })
})

it('[STORY-01] the six frames get every changed arg that is data, and say which are none', () => {
  const data = { text: 'Olá, você; a:b', list: ['ả', { deep: [1, null, true] }], count: -1.5, of: { '%': '=&#' } }
  const args = { ...data, onClick: () => undefined, icon: { $$typeof: Symbol('element') }, at: new Date(0) }
  const { search } = new URL(storyAddress('ui--one', { vip: 3 }, args), 'http://localhost')
  expect(carriedArgs(search)).toEqual(data)
  expect(leftOut(args)).toEqual(['onClick', 'icon', 'at'])
  expect(carriedArgs(new URL(storyAddress('ui--one', { vip: 3 }), 'http://localhost').search)).toEqual({})
})

describe('[STORY-01] a changed control', () => {
  it('says what it did', () => {
    expect(effectOf('network', 'offline', true)).toBe('Network: offline, every call fails')
    expect(effectOf('network', '3g', true)).toBe('Network: 3g, 600 ms a call')
    expect(effectOf('persona', 'whale', true)).toBe('Player: whale, level 15')
    expect(effectOf('vip', 6, false)).toBe('VIP theme: 6 Opal')
  })

  it('says so where it changes nothing', () => {
    expect(effectOf('persona', 'whale', false)).toBe('Player: no effect, this story makes no calls')
    expect(effectOf('viewport', 'phone', true)).toBe(null)
  })
})

describe('[STORY-01] the theme of the toolbar', () => {
  it('is the chosen one, whoever plays', () => {
    expect(themeOf({ vip: 4, persona: 'whale' })).toBe(4)
  })

  it('is by default that of the persona, and of the story’s player where there is one', () => {
    expect(themeOf({ vip: PLAYERS_THEME, persona: 'story' })).toBe(1)
    expect(themeOf({ vip: PLAYERS_THEME, persona: 'whale' })).toBe(6)
    setPlayersTheme(3)
    expect(themeOf({ vip: PLAYERS_THEME, persona: 'whale' })).toBe(3)
    setPlayersTheme(null)
  })
})
