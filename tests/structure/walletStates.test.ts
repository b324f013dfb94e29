import { readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { depositStates, moreViews, withdrawalStates } from '../../stories/wallet/states'
import { readSources } from './support/source'
import { storiesOf, tagsOf } from './support/storySource'

/** Ids of the stories of some files, without those of behavior. */
const shownIn = (...names: string[]): string[] =>
  readSources('stories/wallet')
    .filter(({ path }) => names.some((name) => path.endsWith(`/${name}.stories.tsx`)))
    .flatMap((source) => {
      const title = /title: '(?<title>[^']+)'/.exec(source.text)?.groups?.['title'] ?? ''
      const seen = storiesOf(source).filter((story) => !tagsOf(source, story).has('interaction-test'))
      return seen.map((story) => toId(title, storyNameFromExport(story)).replace('wallet-', ''))
    })

const page = readFileSync('stories/wallet/States.mdx', 'utf8')

it.each([
  ['deposit', depositStates, ['Deposit', 'Order', 'Provider']],
  ['withdrawal', withdrawalStates, ['Withdraw', 'Withdrawal']],
] as const)(
  '[QA-05] every story of a %s shows a state of the list, or one of them once more',
  (what, states, files) => {
    const shown = shownIn(...files)
    const listed = states.map(([, story]) => story)
    expect(shown.filter((story) => !moreViews.includes(story)).toSorted()).toEqual(listed.toSorted())
    expect(page).toContain(`A ${what} has ${states.length} states`)
  },
)

it('the other views are stories, too', () => {
  const shown = shownIn('Deposit', 'Order', 'Provider', 'Withdraw', 'Withdrawal')
  expect(moreViews.filter((story) => !shown.includes(story))).toEqual([])
})
