import { encodeState } from '../../controls/stateLink'
import type { Widget } from '../../state/entries'
import type { Tape } from '../tape'
import { nameSource } from './accessibleName'
import { quoted, type Screen } from './screen'
import { startState } from './startState'
import { type Step, sessionSteps, sessionWrites } from './steps'

const locator = (on: Widget): string => {
  const nth = on.nth === undefined ? '' : `.nth(${on.nth})`
  const query =
    on.role === ''
      ? `getByLabel(${quoted(on.name)}, { exact: true })`
      : `getByRole(${quoted(on.role)}, { name: ${nameSource(on.name)}, exact: true })`
  const dialog = on.dialog === undefined ? '' : `getByRole('dialog', { name: ${quoted(on.dialog)}, exact: true }).`
  return `page.${dialog}${query}${nth}`
}

const lineOf = (step: Step): string => {
  switch (step.does) {
    case 'open':
      return `await page.goto(${quoted(step.route)})`
    case 'arrive':
      return `await expect(page).toHaveURL(${quoted(step.route)})`
    case 'back':
      return 'await page.goBack()'
    case 'wait':
      return `await steer(page, 'clock.set', ${quoted(new Date(step.until).toISOString())})`
    case 'control':
      return `await steer(page, ${[step.control, ...step.words].map(quoted).join(', ')})`
    case 'choose':
      return `await ${locator(step.on)}.selectOption({ label: ${quoted(step.option)} })`
    case 'press':
      return `await page.keyboard.press(${quoted(step.key)})`
    case 'fill':
      return `await ${locator(step.on)}.fill(${quoted(step.text)})`
    default:
      return `await ${locator(step.on)}.click()`
  }
}

/** The session as a Playwright test; `use.baseURL` of its configuration is the demo's address. */
export const asPlaywright = (tape: Tape, screen: Screen): string => {
  const { route, steps } = sessionSteps(tape)
  const writes = sessionWrites(tape)
  const names = [...new Set(writes.map((write) => write.split(' ')[0]))]
  const lines = [
    `await page.goto(${quoted(`${route}#mock.state=${encodeState(startState(tape, screen.theme))}`)})`,
    ...steps.map(lineOf),
    '',
    `await expect(page).toHaveURL(${quoted(screen.route)})`,
    ...(screen.balance === null
      ? []
      : [`await expect(page.getByTestId('balance').first()).toHaveText(${quoted(screen.balance)})`]),
    `await expect.poll(() => writesOf(page, ${quoted(names)})).toEqual(${JSON.stringify(writes, null, 2)})`,
  ]
  return `import { expect as assert, type Page, test } from 'playwright/test'

/** The app may read again only after a while. */
const expect = assert.configure({ timeout: 20_000 })

test.use({ viewport: { width: ${screen.width}, height: ${screen.height} }, locale: ${quoted(screen.language)} })

/** Steers the simulated world, once the page has one. */
const steer = async (page: Page, control: string, ...words: string[]): Promise<unknown> => {
  await page.waitForFunction(() => 'mock' in window)
  return page.evaluate(
    ([path, given]) => {
      const names = path.split('.')
      const last = names.pop() ?? ''
      const group = names.reduce<object>((inside, name) => Reflect.get(inside, name), Reflect.get(window, 'mock'))
      return Reflect.get(group, last)(...given)
    },
    [control, words] as const,
  )
}

/** The writes of these names with their codes, or with the fault that they met. */
const writesOf = async (page: Page, names: string[]): Promise<string[]> => {
  const { entries } = (await steer(page, 'tape')) as { entries: Record<string, unknown>[] }
  return entries.flatMap((entry) => {
    const name = String(entry.call ?? entry.refused ?? entry.met)
    return names.includes(name) ? [\`\${name} \${entry.fault ?? entry.code ?? 0}\`] : []
  })
}

test('recorded session', async ({ page }) => {
  test.setTimeout(120_000)
${lines.map((line) => (line === '' ? '' : `  ${line.replaceAll('\n', '\n  ')}`)).join('\n')}
})
`
}
