import { expect, it } from 'vitest'
import { openBrowser } from '../support/browser'
import { moreStates } from '../support/texts/moreStates'

const { visit } = openBrowser()

const statesOf = async (html: string): Promise<string[]> => {
  const { page } = await visit(`data:text/html,${encodeURIComponent(html)}`)
  return page.locator('body').evaluate(moreStates)
}

const row = '<button aria-expanded="false">Show 19 more</button>'

it('a screen’s text says where the player is, what is folded and what has the focus', async () => {
  const steps = '<ol><li aria-current="step">Pay</li><li>Check</li></ol>'
  const field = '<label>Search <input autofocus></label>'
  expect(await statesOf(steps + row + field)).toEqual([
    '- current step: Pay',
    '- folded: Show 19 more',
    '- focus: Search',
  ])
})

it('a state that is lost differs, and one of a hidden element does not count', async () => {
  expect(await statesOf('<ol><li>Pay</li></ol><button>Show 19 more</button>')).toEqual([])
  expect(await statesOf(`<div hidden>${row}</div>`)).toEqual([])
  expect(await statesOf('<button aria-expanded="true">Show less</button>')).toEqual([])
})

it('a list that goes on has ten folded entries', async () => {
  expect(await statesOf(row.repeat(30))).toHaveLength(10)
})
