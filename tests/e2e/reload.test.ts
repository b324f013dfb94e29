import { expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()

interface Left {
  /** Timers of MobX that were left after the page had been left. */
  left?: number
}

/** Runs in the page before its scripts: leaves it once MobX has a timer to clear up after renders that are abandoned. */
const leaveWithTimer = () => {
  const sweeps = new Set<number>()
  const { setTimeout, clearTimeout } = window
  const leave = () => {
    dispatchEvent(new Event('pagehide'))
    Object.assign(window, { left: sweeps.size })
  }
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number) => {
      const id = setTimeout(run, ms)
      if (String(run).includes('registrations')) {
        sweeps.add(id)
        queueMicrotask(leave)
      }
      return id
    },
    clearTimeout: (id?: number) => {
      sweeps.delete(Number(id))
      clearTimeout(id)
    },
  })
}

// Finalizers of a page that was left run after a reload, and `clearTimeout` then acts on the new page.
it('a page that is left keeps no timer that its finalizers would clear in the next page', async () => {
  const { page } = await visit(world(inject('demoUrl'), { persona: 'newcomer' }, '/agent'), phone, (to) =>
    to.addInitScript(leaveWithTimer),
  )
  await page.waitForFunction(() => (window as Left).left !== undefined)
  expect(await page.evaluate(() => (window as Left).left)).toBe(0)
})
