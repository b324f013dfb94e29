import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { phone, type Visiting } from '../../support/browser'
import { countCalls, world } from '../demo'
import { drawReplies, ownClock, paidPrizes, readySpin, stopClock } from './page'

export const PAGE = '/activity/jackpot'
/** Reduced motion, for tests that are not about the run. */
export const still = { ...phone, reducedMotion: 'reduce' } as const

/** Opens the cabinet of a player whose next draw is `draw`, as a modal at `/`, else as a page. */
export const openCabinet = async (visit: Visiting, draw: string, options = phone, path = PAGE) => {
  const { page, complaints } = await visit(
    world(inject('demoUrl'), { persona: 'lucky', draw }, path),
    options,
    ownClock,
  )
  if (path === '/') await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
  await readySpin(page)
  return { page, complaints }
}

/** Starts a spin and stops the clock at the beginning of its run. */
export const startRun = async (page: Page) => {
  await stopClock(page)
  await (await readySpin(page)).click()
  await page.locator('[data-highlighted="true"]').waitFor()
}
/** Longer than any run. */
export const WHOLE_RUN = 12_000
export const result = (page: Page) => page.getByRole('dialog', { name: 'Congratulations' })

/** The invariant of every run: one draw; reply, screen, the record's newest row and the ledger agree. */
export async function expectAgreement(page: Page, words: string, amount: number) {
  const [reply] = await drawReplies(page)
  expect(await countCalls(page, 'receiveDrawChance')).toBe(1)
  const highlighted = page.locator('li[data-place]:has([data-highlighted="true"])')
  expect(Number(await highlighted.getAttribute('data-place'))).toBe((reply?.id ?? 0) - 1)
  expect(reply?.type === 2 ? reply.bonus : reply?.count).toBe(amount)
  expect((await paidPrizes(page, reply?.recordId ?? '')).map((entry) => entry.amount)).toEqual([amount])
  await page.getByRole('button', { name: /^(Great|Done)$/ }).click()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const newest = page.getByRole('dialog', { name: 'Spin history' }).getByRole('listitem').first()
  expect(await newest.getByText(words).count()).toBe(1)
}
