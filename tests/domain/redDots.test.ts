import { describe, expect, it } from 'vitest'
import { RED_DOTS } from '../../src/contract/activity'
import { activityHasDot, dotsOfActivity, dotsOfPath, pathHasDot, placesOf } from '../../src/domain/redDots'

describe('red dots', () => {
  it.each(RED_DOTS)('[ACT-05] %s shows on a way in and goes out with it', (name) => {
    const { paths, activities } = placesOf(name)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      expect(pathHasDot(path, { [name]: true }, true)).toBe(true)
      expect(pathHasDot(path, { [name]: false }, true)).toBe(false)
      expect(pathHasDot(path, {}, true)).toBe(false)
    }
    for (const id of activities) expect(activityHasDot(id, { [name]: true }, true)).toBe(true)
  })

  it('[ACT-05] never shows one to a visitor', () => {
    const all = Object.fromEntries(RED_DOTS.map((name) => [name, true]))
    expect(pathHasDot('/bonus', all, false)).toBe(false)
    expect(activityHasDot(47, all, false)).toBe(false)
  })

  it('[ACT-05] shows it on every way to the thing: the tab, the page and the tile', () => {
    expect(dotsOfPath('/bonus')).toEqual(expect.arrayContaining(['hasTask', 'signInFlag', 'hasFreeBonus']))
    expect(dotsOfPath('/activity/sign-in')).toEqual(['signInFlag'])
    expect(dotsOfActivity(36)).toEqual(['signInFlag'])
    expect(dotsOfPath('/email?back=1')).toEqual(['hasMail', 'emailAwardFlag'])
  })

  it('[ACT-05] has none for a place that leads nowhere near', () => {
    expect(dotsOfPath('/faq')).toEqual([])
    expect(activityHasDot(12345, { hasTask: true }, true)).toBe(false)
  })
})
