import { afterEach, expect, it, vi } from 'vitest'
import { browserCookies } from '../../../src/platform/storage/cookies'
import { PrefsStore } from '../../../src/stores/member/PrefsStore'
import { openApp } from '../../support/app'

afterEach(() => vi.unstubAllGlobals())

const opened = (kept: Record<string, string> = {}) => {
  const app = openApp({ kept })
  return { ...app, prefs: app.root.prefs }
}

it.each([
  ['reduce', true, true],
  ['full', false, false],
  ['system', false, true],
  ['nonsense', false, true],
] as const)(
  '[JACK-12] the kept motion %s stands still: %s; where the device reduces motion: %s',
  (kept, usual, reduced) => {
    const { prefs, page } = opened({ 'pref-motion': kept })
    expect(prefs.reducedMotion).toBe(usual)
    page.reducedMotion = true
    expect(prefs.reducedMotion).toBe(reduced)
  },
)

it('an unknown stored motion is ignored', () => {
  expect(opened({ 'pref-motion': 'nonsense' }).prefs.motion).toBe('system')
})

it.each(['reduce', 'full', 'system'] as const)('motion %s is restored on the next visit', (motion) => {
  const { prefs, local } = opened({ 'pref-motion': motion === 'full' ? 'reduce' : 'full' })
  prefs.setMotion(motion)
  expect(prefs.motion).toBe(motion)
  expect(opened(Object.fromEntries(local)).prefs.motion).toBe(motion)
})

it('each preference has a place of its own on the device', () => {
  const changes = [
    ['motion', 'reduce', ({ prefs }) => prefs.setMotion('reduce')],
    ['sound', true, ({ prefs }) => prefs.setSound(true)],
    ['amountsHidden', true, ({ prefs }) => prefs.hideAmounts(true)],
  ] as const satisfies readonly (readonly [keyof PrefsStore, unknown, (app: ReturnType<typeof opened>) => void])[]
  const shown = ({ prefs }: ReturnType<typeof opened>) => changes.map(([name]) => prefs[name])
  for (const [name, value, change] of changes) {
    const first = opened()
    const before = shown(first)
    change(first)
    const after = shown(opened(Object.fromEntries(first.local)))
    expect(after, name).toEqual(changes.map(([one], at) => (one === name ? value : before[at])))
  }
})

it('sound is off by default and remembered', () => {
  const first = opened()
  expect(first.prefs.sound).toBe(false)
  first.prefs.setSound(true)
  expect(first.prefs.sound).toBe(true)
  const second = opened(Object.fromEntries(first.local))
  expect(second.prefs.sound).toBe(true)
  second.prefs.setSound(false)
  expect(opened(Object.fromEntries(second.local)).prefs.sound).toBe(false)
})

it('[I18N-01] the language is stored in a cookie for 365 days', () => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  const { platform } = openApp({ platform: { cookies: browserCookies } })
  new PrefsStore(platform).setLocale('ar-EG')
  expect(document.cookie).toMatch(/^locale=ar-EG; path=\/; max-age=31536000;/)
})
