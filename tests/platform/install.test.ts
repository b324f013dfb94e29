import { afterEach, expect, it, vi } from 'vitest'
import { canInstall } from '../../src/platform/device/install'
import { keepInstalled } from '../../src/platform/storage/persist'

const browser = ({ agent = 'Mozilla/5.0 (iPhone) Safari', installed = false, standalone = false } = {}) => {
  vi.stubGlobal('navigator', { userAgent: agent, standalone })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: installed && query === '(display-mode: standalone)' }))
}

afterEach(() => vi.unstubAllGlobals())

it('[MODAL-06] a browser may be offered the app, its wrapper may not', () => {
  browser()
  expect(canInstall({ inWrapper: false })).toBe(true)
  expect(canInstall({ inWrapper: true })).toBe(false)
})

it.each([
  ['an installed PWA', { installed: true }],
  ['iOS standalone', { standalone: true }],
  ['iOS Chrome', { agent: 'Mozilla/5.0 (iPhone) CriOS/120.0' }],
])('[MODAL-06] %s is offered nothing', (_, what) => {
  browser(what)
  expect(canInstall({ inWrapper: false })).toBe(false)
})

it.each([
  ['an installed app', true, { persisted: false }, 1],
  ['one whose storage is kept already', true, { persisted: true }, 0],
  ['a tab', false, { persisted: false }, 0],
  ['a browser that cannot', true, null, 0],
])('[PWA-01] %s asks the browser once to keep what it stores, where it must', async (_, installed, has, times) => {
  browser({ installed })
  const persist = vi.fn(async () => true)
  if (has) Object.assign(navigator, { storage: { persist, persisted: async () => has.persisted } })
  await keepInstalled({ inWrapper: false })
  expect(persist).toHaveBeenCalledTimes(times)
})
