import { expect, it } from 'vitest'
import { STATES, type State, screens, storiesOfState } from '../../stories/guide/matrix/matrix'
import { readSources } from './support/source'
import { storiesOf } from './support/storySource'

/** Stories that show no screen of their own: parts, moments, what an attack looks like. */
const ASIDE = /^(?:app|ui|art|foundations|flows|lab|workbench)\//
const MOMENTS = ['auth/Login form', 'auth/Providers', 'game/Reality check', 'game/Rounds', 'jackpot/Jackpot button']

const byTitle = new Map(
  readSources('stories')
    .filter(({ path, text }) => /stories\/[^/]+\/[^/]+\.stories\.tsx$/.test(path) && /\btitle: '/.test(text))
    .map((source) => [/\btitle: '(?<title>[^'/]+\/[^']+)'/.exec(source.text)?.groups?.['title'] ?? '', source]),
)

it('[HAND-01] every screen is in the matrix', () => {
  const shown = [...byTitle].flatMap(([title, { text }]) =>
    /component: AppAt\b/.test(text) && !ASIDE.test(title) && !MOMENTS.includes(title) ? [title] : [],
  )
  expect(shown.filter((title) => !Object.hasOwn(screens, title))).toEqual([])
  expect(Object.keys(screens).filter((title) => !byTitle.has(title))).toEqual([])
})

it.each(Object.keys(screens))('[HAND-01] each state of %s has a story, or a reason and no story', (title) => {
  const source = byTitle.get(title)
  const names = source ? storiesOf(source) : []
  const wrong = (Object.keys(STATES) as State[]).filter(
    (state) => storiesOfState(state, names).length > 0 === (screens[title]?.[state] !== undefined),
  )
  expect(wrong).toEqual([])
})
