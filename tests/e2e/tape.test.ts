import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { browserArgs, findChromium } from '../../scripts/chromium.mjs'
import { openBrowser, phone } from '../support/browser'
import { world } from './demo'

const { visit } = openBrowser()
const demo = inject('demoUrl')
const run = promisify(execFile)

type Kind = 'playwright' | 'story' | 'har' | 'curl'
interface Entry {
  tap?: { role: string; name: string }
  fill?: { name: string }
  text?: string
  route?: string
}
interface TapePage {
  mock: {
    copyAs(kind: Kind): Promise<string>
    tape(): Promise<{ entries: Entry[] }>
    replay(tape: object, options?: { to: number }): Promise<{ differs: object | null; of: number }>
  }
}

const begin = async (persona: string, path = '/', words: Record<string, string> = {}): Promise<Page> => {
  const url = world(demo, { persona, clock: 'run@2026-01-15T12:00:00Z', ...words }, path)
  const { page } = await visit(url, {
    ...phone,
    isMobile: false,
    hasTouch: false,
    reducedMotion: 'reduce',
    popups: true,
  })
  return page
}

/** Closes what comes up by itself after a start, in its order. */
const closePopups = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const popup = page.getByRole('dialog', { name, exact: true })
    await popup.getByRole('button', { name: 'Close', exact: true }).click()
    await popup.waitFor({ state: 'hidden' })
  }
}

const APP = 'Play from your home screen'
const NEWS = 'What’s new'
const OFFER = 'First deposit offer'
const INVITE = 'Invite and spin'

const copied = (page: Page, kind: Kind): Promise<string> =>
  page.evaluate((as) => (window as unknown as TapePage).mock.copyAs(as), kind)

/** For a test run within this one. */
const ownEnv = () => {
  const { NODE_OPTIONS: _own, VITEST: _vitest, ...env } = process.env
  return env
}

/** Compiles a copied test as it is, and runs it against the demo. */
const playCopied = async (name: string, text: string): Promise<void> => {
  const folder = resolve('.cache/copied', name)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'session.spec.ts')
  writeFileSync(file, text)
  const config = join(folder, 'playwright.config.ts')
  const use = {
    baseURL: demo,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: browserArgs },
  }
  writeFileSync(config, `export default ${JSON.stringify({ testDir: '.', outputDir: 'results', retries: 0, use })}\n`)
  const tsc = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'preserve', '--target', 'esnext']
  await run('node_modules/.bin/tsc', [...tsc, file])
  await run('node_modules/.bin/playwright', ['test', '--config', config, '--reporter', 'line'], { env: ownEnv() })
}

/** Compiles a copied story, and plays it as it is, as the project's own stories are tested, in a Storybook of its own. */
const playStory = async (text: string): Promise<void> => {
  const files = {
    'recorded/Session.stories.tsx': text,
    'support/AppAt.ts': "export * from '../../../stories/support/AppAt'\n",
    '.storybook/main.ts': `import main from '../../../.storybook/main.ts'

export default { ...main, stories: ['../recorded/*.stories.tsx'] }
`,
    '.storybook/preview.ts': "export { default } from '../../../.storybook/preview'\n",
    // Beside what it imports: what the project declares for all files, and `window.mock`.
    'tsconfig.json': JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['recorded', 'support', '../../src/**/*.d.ts', '../../mocks/main/windowMock.ts'],
    }),
  }
  for (const [name, content] of Object.entries(files)) {
    const file = resolve('.cache/copied', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  await run('node_modules/.bin/tsc', ['--noEmit', '-p', '.cache/copied'])
  const env = { ...ownEnv(), STORYBOOK_DIR: '.cache/copied/.storybook' }
  await run('node_modules/.bin/vitest', ['run', '--project', 'stories', '--reporter', 'default'], { env })
}

const sessions = {
  'a draw': async () => {
    const page = await begin('lucky', '/', { draw: '2001~6' })
    await closePopups(page, NEWS, APP, INVITE)
    await page.getByRole('button', { name: /^Open the lucky jackpot/ }).click()
    const cabinet = page.getByRole('dialog', { name: 'Lucky jackpot' })
    await cabinet.getByRole('button', { name: /^SPIN/ }).click()
    const result = page.getByRole('dialog', { name: 'Congratulations' })
    await result.getByRole('button', { name: 'Great' }).click()
    await cabinet.getByRole('button', { name: 'Close' }).click()
    return page
  },
  'a deposit': async () => {
    const page = await begin('newcomer')
    await closePopups(page, OFFER, NEWS, APP, INVITE)
    await page.getByRole('link', { name: 'Deposit' }).first().click()
    await page.getByRole('button', { name: 'Continue with Instant Pay' }).click()
    await page.getByRole('button', { name: 'Pay 50.00' }).click()
    await page.getByRole('link', { name: /Instant Pay/ }).click()
    await page.getByText('Demo payment page. No real money moves.').waitFor()
    await page.getByRole('button', { name: 'Pay 50.00' }).click()
    await page.waitForURL(/\/wallets\/order\/o\w+$/)
    await page.getByText('100.00').first().waitFor()
    return page
  },
  'a sign-in': async () => {
    const page = await begin('visitor')
    await closePopups(page, OFFER, NEWS)
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    const login = page.getByRole('dialog', { name: 'Welcome back' })
    await login.getByRole('radio', { name: 'Username' }).click()
    await login.getByRole('textbox', { name: 'Username' }).fill('vip3')
    await login.getByLabel('Password', { exact: true }).fill('Opal-river-77')
    await login.getByRole('button', { name: 'Log in' }).click()
    await login.getByText('Incorrect username or password.').waitFor()
    await login.getByLabel('Password', { exact: true }).fill('demo1234')
    await login.getByRole('button', { name: 'Log in' }).click()
    await page.getByTestId('balance').waitFor()
    await closePopups(page, APP, INVITE)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Me$/ }).click()
    await page.waitForURL('**/member')
    return page
  },
}

describe('[QA-03] a recorded session', () => {
  it.each(Object.entries(sessions))(
    'of %s, copied as a test, compiles and passes unchanged',
    async (name, play) => {
      const page = await play()
      const text = await copied(page, 'playwright')
      expect(text).not.toContain('Opal-river-77')
      await playCopied(name.replaceAll(' ', '-'), text)
    },
    240_000,
  )

  it('is stepped through: the app follows, and the end is what it was', async () => {
    const page = await sessions['a sign-in']()
    const step = (to?: number) =>
      page.evaluate(
        ([tape, place]) =>
          (window as unknown as TapePage).mock.replay(tape, place === null ? undefined : { to: place }),
        [held, to ?? null] as const,
      )
    const held = await page.evaluate(() => (window as unknown as TapePage).mock.tape())
    await step(1)
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor()
    expect((await step()).differs).toBeNull()
    await page.waitForURL('**/member')
    await page.getByTestId('balance').first().waitFor()
  })

  it.each(['a draw', 'a sign-in'] as const)(
    'of %s, copied as a story, plays unchanged',
    async (name) => {
      await playStory(await copied(await sessions[name](), 'story'))
    },
    240_000,
  )

  it('copied as an archive or commands says what was done', async () => {
    const page = await sessions['a draw']()
    const { log } = JSON.parse(await copied(page, 'har')) as { log: { entries: { request: { url: string } }[] } }
    expect(log.entries.filter(({ request }) => request.url.endsWith('/receiveDrawChance'))).toHaveLength(1)
    expect(await copied(page, 'curl')).toContain('/app/v1/receiveDrawChance')
  })

  it('survives a reload', async () => {
    const page = await begin('regular')
    await closePopups(page, NEWS, APP, INVITE)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Me$/ }).click()
    await page.waitForURL('**/member')
    const taps = () =>
      page.evaluate(async () =>
        (await (window as unknown as TapePage).mock.tape()).entries.flatMap(({ tap }) => (tap ? tap.name : [])),
      )
    await expect.poll(taps).toContainEqual(expect.stringMatching(/Me$/))
    const before = await taps()
    await page.reload()
    await page.getByTestId('balance').first().waitFor()
    expect(await taps()).toEqual(before)
  })
})
