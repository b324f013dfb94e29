import type { Frame, Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { vipThemes } from '../../src/theme/vip'
import { openStorybook } from './builtStorybook'
import { greyness } from './grayShare'

const wide = { viewport: { width: 2500, height: 1000 }, locale: 'en-US', timezoneId: 'UTC' }
/** The smallest window that designers work in, with the panel open. */
const desk = { ...wide, viewport: { width: 1440, height: 900 } }
const { visit, home, story } = openStorybook()

let complaints: string[] = []
afterEach(() => expect(complaints, 'errors of the page').toEqual([]))

/** Opens a URL and records requests to other hosts. */
const open = async (address: string, window = wide): Promise<{ page: Page; externalUrls: string[] }> => {
  const visited = await visit('about:blank', window)
  const { page } = visited
  complaints = visited.complaints
  // Of the empty page, which has no storage.
  complaints.splice(0)
  page.setDefaultTimeout(soon.timeout)
  const externalUrls: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && !url.startsWith(`${home()}/`)) externalUrls.push(url)
  })
  await page.goto(address)
  return { page, externalUrls }
}

/** The six iframes, in theme order. */
const sixOf = async (page: Page): Promise<Frame[]> => {
  const frames = page.locator('iframe[title^="Theme "]')
  await expect.poll(() => frames.count(), soon).toBe(6)
  const found = await Promise.all((await frames.elementHandles()).map((frame) => frame.contentFrame()))
  return found.filter((frame) => frame !== null)
}

const inAll = <T>(frames: readonly Frame[], read: (frame: Frame) => Promise<T>): Promise<T[]> =>
  Promise.all(frames.map(read))
const six = <T>(value: T): T[] => Array.from({ length: 6 }, () => value)
/** Six pages at once on a busy machine. */
const soon = { timeout: 120_000 }

describe('the built Storybook', () => {
  it('requests nothing from other hosts, on docs pages and stories', async () => {
    const { page, externalUrls } = await open(`${home()}/?path=/docs/guide-start-here--docs`)
    await page.getByRole('link', { name: /kismara/ }).waitFor()
    const docs = page.frameLocator('#storybook-preview-iframe')
    await docs.getByRole('heading', { name: 'Start here' }).waitFor(soon)
    await docs.frameLocator('iframe').first().getByTestId('balance').waitFor(soon)
    await page.goto(`${home()}/?path=/story/art-game-thumbnail--shelf-of-games`)
    await docs.getByText('Dragon').first().waitFor(soon)
    expect(externalUrls).toEqual([])
  }, 240_000)

  it('applies the toolbar to docs pages: theme, text size and color vision', async () => {
    const { page } = await open(
      `${home()}/?path=/docs/guide-start-here--docs&globals=vip:5;textScale:130;colorVision:achromatopsia`,
    )
    const docs = page.frameLocator('#storybook-preview-iframe')
    const screen = docs.frameLocator('iframe').first()
    await screen.getByTestId('balance').waitFor(soon)
    expect(await screen.locator('html').getAttribute('data-vip')).toBe('5')
    expect(await screen.locator('html').getAttribute('style')).toContain('130%')
    // The embedded page is already shown without color.
    await expect.poll(() => docs.locator('html').getAttribute('data-color-vision'), soon).toBe('achromatopsia')
    expect(await screen.locator('html').getAttribute('data-color-vision')).toBe(null)
  }, 240_000)

  it('renders a component in six columns', async () => {
    const { page } = await open(story('ui-actions-chip--all-six'))
    await expect.poll(() => page.locator('[role=group] > [data-vip]').count(), soon).toBe(6)
  }, 240_000)

  it('applies color vision to dialogs, too', async () => {
    const { page } = await open(story('ui-overlays-dialog--in-the-middle', 'colorVision:achromatopsia'))
    await page.getByRole('dialog').waitFor(soon)
    expect(await greyness(page)).toBe(1)
    await page.goto(story('ui-overlays-dialog--in-the-middle', 'colorVision:full'))
    await page.getByRole('dialog').waitFor(soon)
    expect(await greyness(page)).toBeLessThan(0.5)
  }, 240_000)
})

describe('a screen in all six themes', () => {
  it('is six iframes, one per theme, that scroll and act in sync, dialogs and the user’s focus included', async () => {
    const { page, externalUrls } = await open(story('home-lobby--visitor', 'vip:all'))
    const frames = await sixOf(page)
    await inAll(frames, (frame) => frame.getByRole('button', { name: 'Log in' }).waitFor(soon))
    expect(await inAll(frames, (frame) => frame.locator('html').getAttribute('data-vip'))).toEqual(
      vipThemes.map(String),
    )

    await frames[2]?.getByRole('main').hover()
    await page.mouse.wheel(0, 200)
    const scrolled = (frame: Frame) => frame.evaluate(() => Math.round(document.documentElement.scrollTop))
    const together = async () => {
      const [first = 0, ...others] = await inAll(frames, scrolled)
      return first > 0 && others.every((one) => one === first)
    }
    await expect.poll(together, soon).toBe(true)

    await frames[2]?.getByRole('button', { name: /Fishing/ }).click()
    const pressed = (frame: Frame) => frame.getByRole('button', { name: /Fishing/ }).getAttribute('aria-pressed')
    await expect.poll(() => inAll(frames, pressed), soon).toEqual(six('true'))

    const second = frames[1]
    await second?.getByRole('button', { name: 'Log in' }).click()
    const dialogs = (frame: Frame) => frame.getByRole('dialog').count()
    await expect.poll(() => inAll(frames, dialogs), soon).toEqual(six(1))
    await second?.getByRole('radio', { name: 'Username' }).click()
    await second?.getByRole('textbox', { name: 'Username' }).click()
    await page.keyboard.type('regular')
    const typed = (frame: Frame) => frame.getByRole('textbox', { name: 'Username' }).inputValue()
    await expect.poll(() => inAll(frames, typed), soon).toEqual(six('regular'))
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('Theme 2, Tide')
    await page.keyboard.press('Escape')
    await expect.poll(() => inAll(frames, dialogs), soon).toEqual(six(0))

    expect(externalUrls).toEqual([])
  }, 240_000)

  it('shows all six whole at 1440 by 900, with the panel open', async () => {
    const { page } = await open(`${home()}/?path=/story/home-lobby--top-level&globals=vip:all`, desk)
    const canvas = page.locator('#storybook-preview-iframe')
    const frames = canvas.contentFrame().locator('iframe[title^="Theme "]')
    await expect.poll(() => frames.count(), soon).toBe(6)
    await page.getByRole('tab', { name: 'Controls' }).waitFor(soon)
    const outside = async () => {
      const area = await canvas.boundingBox()
      const boxes = await Promise.all((await frames.all()).map((frame) => frame.boundingBox()))
      const isIn = (box: (typeof boxes)[number]) =>
        area && box && box.x >= area.x && box.y >= area.y && box.height > 200
          ? box.x + box.width <= area.x + area.width && box.y + box.height <= area.y + area.height
          : false
      return boxes.filter((box) => !isIn(box))
    }
    await expect.poll(outside, soon).toEqual([])
  }, 240_000)
})

it('the theme lab shows any story at any level', async () => {
  const { page } = await open(story('lab-theme-lab--lab'))
  await page.getByLabel('Story').selectOption('member-member--regular', soon)
  const frames = await sixOf(page)
  await inAll(frames, (frame) => frame.getByRole('button', { name: 'Log out' }).waitFor(soon))
  await page.getByLabel('VIP level').selectOption('12')
  await page.getByText('showType 5').waitFor()
  await page.getByRole('switch', { name: 'This level only' }).click()
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
  expect(await page.locator('iframe').getAttribute('title')).toBe('Theme 5, Nova')
}, 240_000)
