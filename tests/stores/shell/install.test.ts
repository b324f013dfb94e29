import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepInstallPrompt } from '../../../src/platform/device/installPrompt'
import { InstallStore } from '../../../src/stores/shell/InstallStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

beforeEach(() => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

const offer = (outcome: 'accepted' | 'dismissed') => {
  const prompt = vi.fn(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}
const opened = () => new InstallStore(openApp({ persona: 'newcomer' }).root)

it('[PWA-01] keeps the browser’s dialog, also from before the code had loaded, and shows it once', async () => {
  keepInstallPrompt()
  const { event, prompt } = offer('dismissed')
  expect(event.defaultPrevented).toBe(true)
  const install = opened()
  install.subscribe()
  expect(install.offered).toBe(true)
  await install.install()
  expect(install).toMatchObject({ offered: false, installed: false })
  await install.install()
  expect(prompt).toHaveBeenCalledOnce()
})

it('[PWA-01] knows that the app is installed: accepted, by the browser’s menu, or running as one', async () => {
  const accepted = opened()
  const stop = accepted.subscribe()
  offer('accepted')
  await accepted.install()
  expect(accepted).toMatchObject({ offered: false, installed: true })
  stop()

  const byMenu = opened()
  byMenu.subscribe()
  expect(byMenu.installed).toBe(false)
  window.dispatchEvent(new Event('appinstalled'))
  await settle()
  expect(byMenu.installed).toBe(true)

  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const running = opened()
  running.subscribe()
  expect(running.installed).toBe(true)
})
