import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/app/routing/routes'
import { referencesOf, targetOf } from './support/imports'
import { readSources, type Source } from './support/source'
import { namesBehind, plays, storiesOf, tagsOf, titleKeys } from './support/storySource'

const ui = new Map(readSources('src/ui').map((source) => [source.path.replace(/\.tsx?$/, ''), source]))
const stories = readSources('stories')

/** The `src/ui` components a file imports, directly or not. */
const piecesOf = (sources: readonly Source[], seen = new Set<string>()): Set<string> => {
  for (const source of sources) {
    for (const reference of referencesOf(source)) {
      const target = targetOf(source.path, reference) ?? ''
      const piece = ui.get(target)
      if (!piece || reference.typeOnly || seen.has(target)) continue
      seen.add(target)
      piecesOf([piece], seen)
    }
  }
  return seen
}

/** The routes that stories show. */
const addresses = stories.flatMap(({ text }) =>
  [...text.matchAll(/\bpath(?:: |=)['"](?<address>\/[^'"?]*)/g)].map(({ groups }) => groups?.['address'] ?? ''),
)

/** The components the design requires, by file in `src/ui`. */
const required = `
  actions/Button actions/IconButton fields/TextField fields/PhoneField fields/PasswordField fields/CodeField
  fields/AmountField fields/Checkbox fields/Switch fields/Select navigation/Tabs fields/SegmentedControl actions/Chip
  data/Card data/ListRow data/Badge feedback/RedDot money/Money money/RollingMoney feedback/Progress
  data/Countdown overlays/Dialog overlays/Sheet feedback/ToastRegion overlays/Tips feedback/Skeleton feedback/EmptyState
  feedback/ErrorState data/Ticker data/Carousel data/Table lists/PagedList lists/PullToRefresh actions/CopyButton
  data/QrCode fields/Stepper data/Timeline data/CalendarStrip feedback/Confetti
  feedback/sound`
const pieces = required.trim().split(/\s+/)

/** The local names of a component in a story file. */
const localNames = ({ path, program }: Source, piece: string): string[] =>
  program.body.flatMap((line) => {
    if (line.type !== 'ImportDeclaration') return []
    const reference = { at: '', specifier: line.source.value, typeOnly: false, pattern: false, file: false }
    return targetOf(path, reference) === `src/ui/${piece}` ? line.specifiers.map(({ local }) => local.name) : []
  })

/** Stories with a baseline, with the names they render. */
const pictured = stories
  .filter(({ path }) => path.startsWith('stories/ui/'))
  .map((source) => ({
    source,
    drawn: storiesOf(source)
      .map((story) => namesBehind(source, story))
      .filter((names) => names.has('allSix') || names.has('screen')),
  }))

const texts: Record<string, string> = Object.assign(
  {},
  ...readdirSync('src/i18n/locales/en-US')
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`src/i18n/locales/en-US/${name}`, 'utf8'))),
)

/** Names by which stories look up dialogs. */
const lookedUp = new Set(
  stories.flatMap(({ text }) =>
    [
      ...text.matchAll(/(?:'dialog', \{ name: |inDialog\(canvas, )(?:'(?<name>[^']+)'|texts\.t\('(?<key>[^']+)'\))/g),
    ].flatMap(({ groups }) => {
      const name = groups?.['name'] ?? texts[groups?.['key'] ?? ''] ?? ''
      return [name, name.replace(/\d+/, '{{count}}')]
    }),
  ),
)

/** Dialogs and sheets with their titles, in whatever plural form. */
const modals = readSources('src/app', 'src/features').flatMap((source) =>
  titleKeys(source, ['Dialog', 'Sheet', 'Tips']).map((key) => ({
    path: source.path,
    titles: [key, `${key}_one`, `${key}_other`].map((form) => texts[form]),
  })),
)

describe('[STORY-01] stories', () => {
  it('are titled as the folder they are in: a feature, or a family of components', () => {
    const misplaced = stories.flatMap(({ path, text }) => {
      const title = /\btitle: '(?<title>[^'/]+\/[^']+)'/.exec(text)?.groups?.['title'] ?? ''
      const folder = dirname(path).replace(/^stories\/|\/long$/g, '')
      return path.endsWith('.stories.tsx') && dirname(title) !== folder ? [`${path}: ${title}`] : []
    })
    expect(misplaced).toEqual([])
  })

  it('show every component of src/ui, alone or as part of another', () => {
    const shown = piecesOf(stories)
    const drawn = [...ui].filter(([, { path }]) => path.endsWith('.tsx')).map(([piece]) => piece)
    expect(drawn.filter((piece) => !shown.has(piece))).toEqual([])
  })

  it('show every built screen', () => {
    const built = routes.filter(({ screen }) => screen)
    expect(built.length).toBeGreaterThan(5)
    const shown = ({ path }: { path: string }) => addresses.some((address) => matchPath(path, address))
    expect(built.filter((route) => !shown(route)).map(({ path }) => path)).toEqual([])
  })

  it('[HAND-01] of every component say its status, when to take it and when not, and show one do and one don’t', () => {
    const pages = stories.filter(({ path }) => path.startsWith('stories/ui/') && path.endsWith('.stories.tsx'))
    expect(pages.length).toBeGreaterThan(20)
    const lacking = pages.flatMap((source) => {
      const [meta = ''] = /const meta = [\s\S]*?satisfies Meta/.exec(source.text) ?? []
      const parts = {
        status: /'(?:stable|draft|deprecated)'/.test(meta),
        guide: /\bguide: \{\s*use:\s[\s\S]+avoid:\s/.test(meta),
        do: storiesOf(source).includes('Do'),
        dont: storiesOf(source).includes('Dont'),
      }
      return Object.entries(parts).flatMap(([part, is]) => (is ? [] : [`${source.path}: ${part}`]))
    })
    expect(lacking).toEqual([])
  })

  it.each(pieces)('show %s with a baseline', (piece) => {
    const shown = pictured.filter(({ source, drawn }) =>
      localNames(source, piece).some((name) => drawn.some((names) => names.has(name))),
    )
    expect(shown.map(({ source }) => source.path)).not.toEqual([])
  })

  it('rest on what their name says: steps are only in flows and in tests', () => {
    const files = stories.filter(({ path }) => path.endsWith('.stories.tsx'))
    const acting = files.flatMap((source) =>
      storiesOf(source)
        .filter((story) => plays(source, story))
        .map((story) => ({ story: `${source.path}: ${story}`, tags: tagsOf(source, story) })),
    )
    expect(acting.length).toBeGreaterThan(50)
    const still = acting.filter(({ tags }) => !tags.has('flow') && !tags.has('interaction-test'))
    expect(still.map(({ story }) => story)).toEqual([])
  })

  it('open every dialog and sheet of the product, and look it up by name', () => {
    const withModals = readSources('src/app', 'src/features').filter(({ text }) =>
      /ui\/overlays\/(?:Dialog|Sheet|Tips)'/.test(text),
    )
    expect(withModals.length).toBeGreaterThan(8)
    expect(withModals.map(({ path }) => path)).toEqual([...new Set(modals.map(({ path }) => path))])
    expect(modals.filter(({ titles }) => !titles.some((title) => title !== undefined && lookedUp.has(title)))).toEqual(
      [],
    )
  })
})
