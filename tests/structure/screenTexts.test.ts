import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { readSources } from './support/source'
import { storiesOf, tagsOf } from './support/storySource'

it('the text of a screen has a story in the gate', () => {
  const stored = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yml'))
    .map((path) => join('stories', path))
  expect(stored.length).toBeGreaterThan(400)
  const told = new Set(
    readSources('stories').flatMap((source) =>
      storiesOf(source)
        .filter((story) => !tagsOf(source, story).has('variant'))
        .map((story) => {
          const file = `${sanitize(storyNameFromExport(story))}.yml`
          return join(dirname(source.path), '__texts__', basename(source.path, '.stories.tsx'), file)
        }),
    ),
  )
  expect(stored.filter((path) => !told.has(path))).toEqual([])
})
