import type { TestContext } from 'vitest'
import type { Visit } from '../browser'
import { keepEvidence } from './folder'
import { testName } from './testName'

/** The last calls as the demo's own world logged them; pages of the product have no such log. */
const lastCalls = (): Promise<unknown> => {
  const { mock } = window as { mock?: { calls(): unknown } }
  return Promise.resolve(mock?.calls()).then((calls) => (Array.isArray(calls) ? calls.slice(-20) : undefined))
}

/** Keeps what explains a failed visit: address, picture, text, console and calls. A page that hangs keeps what it can. */
export const keepVisit = async (task: TestContext['task'], visited: Visit): Promise<void> => {
  // A test may have opened another page in its place.
  const page = visited.page.context().pages().at(-1) ?? visited.page
  const seen = await Promise.allSettled([
    page.screenshot({ timeout: 5000, animations: 'disabled' }),
    page.locator('body').innerText({ timeout: 5000 }),
    page.evaluate(lastCalls),
  ])
  const [picture, text, calls] = seen.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  keepEvidence(testName(task), {
    'page.txt': [page.url(), '', ...visited.complaints, '', String(text)].join('\n'),
    ...(picture instanceof Buffer && { 'picture.png': picture }),
    ...(calls !== undefined && { 'calls.json': JSON.stringify(calls, null, 2) }),
  })
}
