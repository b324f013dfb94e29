import type { Locator, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')

type TabName = 'Calls' | 'Faults' | 'Clock' | 'World' | 'Ledger' | 'State'

interface Panel {
  page: Page
  panel: Locator
  tab(name: TabName): Promise<void>
  press(name: string | RegExp): Promise<void>
  fill(label: string, value: string): Promise<void>
  choose(label: string, value: string): Promise<void>
  says(text: string | RegExp): Promise<void>
}

const steer = (page: Page): Panel => {
  const panel = page.locator('[data-mock-panel]')
  return {
    page,
    panel,
    tab: (name) => panel.getByRole('tab', { name }).click(),
    press: (name) =>
      panel
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click(),
    fill: (label, value) => panel.getByLabel(label, { exact: true }).fill(value),
    choose: async (label, value) => void (await panel.getByLabel(label, { exact: true }).selectOption(value)),
    says: (text) => panel.getByRole('status').filter({ hasText: text }).waitFor(),
  }
}

/** A page with its panel open, by a tap on the handle. */
const open = async (path = '/', words: Record<string, string> = {}): Promise<Panel> => {
  const { page } = await visit(world(demo, { persona: 'regular', ...words }, path), {
    ...phone,
    reducedMotion: 'reduce',
  })
  const steered = steer(page)
  await steered.press('QA panel')
  await steered.panel.getByRole('tab', { name: 'Calls' }).waitFor()
  return steered
}

describe('[QA-01] from the panel alone', () => {
  it('a call fails by a fault of the form, is logged, and the fault is removed', async () => {
    const { page, panel, tab, fill, choose, press, says } = await open('/email')
    await tab('Faults')
    await fill('Endpoint', 'getMail2')
    await choose('What happens', '1500')
    await fill('Times', '')
    await press('Add fault')
    await says('Set getMail2:1500.')
    await page.reload()
    await press('QA panel')
    await fill('Find', 'getMail2')
    await panel.getByText('1500 serverFault').first().waitFor()
    await tab('Faults')
    await press('Remove getMail2:1500')
    await panel.getByText('No fault: every call is answered by the world.').waitFor()
  })

  it('a wrong word shows the sentence that the console shows, and the fields stay', async () => {
    const { panel, tab, fill, press } = await open()
    await tab('Faults')
    await fill('Fault', 'recieveDrawChance:1003')
    await press('Add fault')
    await panel
      .getByRole('status')
      .getByText(/nearest: receiveDrawChance/)
      .waitFor()
    expect(await panel.getByLabel('Fault', { exact: true }).inputValue()).toBe('recieveDrawChance:1003')
  })

  it('a grant is on the page at once, and in the ledger', async () => {
    const { page, panel, tab, fill, press, says } = await open()
    const balance = page.getByTestId('balance')
    const before = await balance.textContent()
    await tab('World')
    await fill('How much', '123456')
    await press('Grant')
    await says('Granted coin:123456.')
    await expect.poll(() => balance.textContent()).not.toBe(before)
    await tab('Ledger')
    await panel.getByText('tester.coin').first().waitFor()
  })

  it('the clock goes to what is due, and tells what became due', async () => {
    const { panel, tab, press } = await open('/', { clock: '2026-01-15T12:00:00Z' })
    await tab('Clock')
    await panel.getByRole('list', { name: 'Agenda' }).getByRole('button').first().click()
    await panel.getByRole('heading', { name: 'What became due' }).waitFor()
    await panel.getByRole('list', { name: 'What became due' }).getByRole('listitem').first().waitFor()
    await press('One second before the reset')
    await panel.getByText(/23:59:5\d/).waitFor()
  })

  it('a fresh world begins as another persona, and the panel stays open where that is wished', async () => {
    const { page, panel, tab, press } = await open()
    await panel.getByLabel('Keep open').check()
    await tab('World')
    await panel.getByLabel('whale').check()
    await press('Start it')
    await page.waitForEvent('load')
    await panel.getByRole('tab', { name: 'Calls' }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  })

  it('lies above an open dialog, which Escape in the panel leaves open', async () => {
    const { page, panel, tab, press } = await open('/')
    await press('Close the panel')
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.append(Object.assign(document.createElement('button'), { textContent: 'Inside' }))
      document.body.append(dialog)
      dialog.showModal()
    })
    await press('QA panel')
    await tab('Faults')
    await panel.getByLabel('Endpoint').press('Escape')
    await panel.getByRole('button', { name: 'QA panel' }).waitFor()
    expect(
      await page
        .locator('dialog')
        .last()
        .evaluate((dialog) => (dialog as HTMLDialogElement).open),
    ).toBe(true)
  })
})

it('[QA-01] the badge tells that something is forced, with the panel closed', async () => {
  const { panel, press } = await open('/', { fault: 'online:1500', draw: '50001' })
  await press('Close the panel')
  await panel.getByText('2', { exact: true }).waitFor()
})

it('[QA-01] the handle covers no tab at 320, and the panel takes neither focus nor Back', async () => {
  const { page } = await visit(world(demo, { persona: 'regular' }), {
    ...phone,
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
  })
  const handle = page.getByRole('button', { name: 'QA panel' })
  const tabs = page.getByRole('navigation', { name: 'Main' })
  const [own, bar] = await Promise.all([handle.boundingBox(), tabs.boundingBox()])
  if (!own || !bar) throw new Error('handle and tabs are on screen')
  expect(own.width).toBeGreaterThanOrEqual(44)
  expect(own.y + own.height).toBeLessThanOrEqual(bar.y)
  const entries = () => page.evaluate(() => [history.length, document.activeElement?.tagName])
  const before = await entries()
  await page.keyboard.press('Control+Alt+KeyQ')
  await page.locator('[data-mock-panel]').getByRole('tab', { name: 'Calls' }).waitFor()
  expect(await entries()).toEqual(before)
})
