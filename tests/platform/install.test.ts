import { afterEach, expect, it, vi } from 'vitest'
import { canInstall } from '../../src/platform/device/install'

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
