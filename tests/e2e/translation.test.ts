import { expect, inject, it } from 'vitest'
import { openBrowser, phone } from '../support/browser'
import { coinOfLedger, world } from './demo'

const { visit } = openBrowser()

/** Runs in the page: wraps each text in an element, as a browser that translates the page does, also in what comes later. */
const wrapTexts = () => {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const { parentElement: parent, data } = text
      if (!data.trim() || !parent || parent.closest('font, script, style, svg, template, title, [translate="no"]'))
        continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.parentNode) wrap(node.parentNode)
  }).observe(document, { childList: true, subtree: true })
}

it('[I18N-01] a page that the browser translates goes on: a round is won, lists and languages change', async () => {
  const words = { persona: 'regular', round: 'slot:0-0-0-0-0' }
  const { page, complaints } = await visit(
    world(inject('demoUrl'), words, '/game/search'),
    { ...phone, reducedMotion: 'reduce' },
    (opened) => opened.addInitScript(wrapTexts),
  )
  await page.locator('h1 font, main font').first().waitFor()
  const search = page.getByRole('searchbox', { name: 'Search games' })
  await search.fill('zzzz')
  await search.fill('lantrn drag')
  await page.getByRole('article').filter({ hasText: 'Lantern Dragon' }).getByRole('link', { name: 'Play' }).click()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: 'Spin' }).click()
  await game.getByText(/^You won/).waitFor()
  await expect.poll(() => page.getByTestId('balance').textContent()).toBe(await coinOfLedger(page))
  await page.getByRole('button', { name: 'Leave game' }).click()
  await page.waitForURL('**/game/search?q=lantrn*')
  for (const path of ['/wallets', '/rank', '/member']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
    await page.locator('main font').first().waitFor()
  }
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await page.getByRole('heading', { name: 'الإعدادات' }).waitFor()
  expect(complaints).toEqual([])
})
