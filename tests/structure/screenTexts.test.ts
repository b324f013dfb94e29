import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { steadyText } from '../support/texts/steadyText'
import { readSources } from './support/source'
import { storiesOf, tagsOf } from './support/storySource'

const passing = { messages: 'Messages', gameTypes: 'Game types', twentyShown: '20 entries shown' }
const steady = (...lines: string[]) => steadyText(lines.join('\n'), passing)

describe('the text of a screen', () => {
  it('has a story in the gate', () => {
    const stored = readdirSync('stories', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yml'))
      .map((path) => join('stories', path))
    expect(stored.length).toBeGreaterThan(400)
    const expected = new Set(
      readSources('stories').flatMap((source) =>
        storiesOf(source)
          .filter((story) => !tagsOf(source, story).has('variant'))
          .map((story) => {
            const file = `${sanitize(storyNameFromExport(story))}.yml`
            return join(dirname(source.path), '__texts__', basename(source.path, '.stories.tsx'), file)
          }),
      ),
    )
    expect(stored.filter((path) => !expected.has(path))).toEqual([])
  })

  it('differs by an exchanged label, a lost state and another order', () => {
    const team = steady('- main:', '  - text: Joined 3 Members 12', '  - button "More" [expanded]', '  - button "Back"')
    const others = [
      steady('- main:', '  - text: Members 3 Joined 12', '  - button "More" [expanded]', '  - button "Back"'),
      steady('- main:', '  - text: Joined 3 Members 12', '  - button "More"', '  - button "Back"'),
      steady('- main:', '  - text: Joined 3 Members 12', '  - button "Back"', '  - button "More" [expanded]'),
    ]
    for (const other of others) expect(other).not.toBe(team)
  })

  it('is the same at another moment', () => {
    const at = (mega: string, clock: string, seconds: number, ms: number) =>
      steady(
        `- button "Open the lucky jackpot Mega jackpot ${mega} Spin now Ready Major ${mega} Minor 1.00 Mini 0.10"`,
        `- text: ${mega} Major 2.00`,
        `- definition: ${clock}`,
        `- timer: Trying again in ${seconds} s`,
        `- button "preLogin 0 ${ms} ms"`,
      )
    const odds = '- row "Mega jackpot 1 in 200,000"'
    expect(steady(odds)).toBe(odds)
    expect(at('92,770.32', '0:00:06', 3, 2)).toBe(at('92,771.07', '0:00:07', 2, 13))
    expect(at('1.00', '0:00:06', 3, 2)).toContain('Spin now Ready')
  })

  it('leaves out messages, and the shelves of the lobby, but not what stands above and after them', () => {
    const page = ['- main:', '  - heading "Home"', '  - group "Game types":', '    - button "All" [pressed]']
    const shelf = ['  - region "Hot right now":', '    - link "Kite Rocket"']
    const message = ['- region "Messages":', '  - listitem: Saved']
    const foot = '- contentinfo: 18+'
    expect(steady(...page, ...shelf, ...message, foot)).toBe(steady(...page, foot))
    expect(steady(...page, foot)).toBe([...page, foot].join('\n'))
  })

  it('has ten entries of a list that goes on, however many it shows', () => {
    const list = (length: number) => [
      '- tabpanel:',
      '  - list:',
      ...Array.from({ length }, (_, at) => `    - listitem: Entry ${at + 1}`),
      '  - status',
      `  - status: ${length} entries shown`,
      '- button "Claim all"',
    ]
    expect(steady(...list(40))).toBe(steady(...list(20)))
    expect(steady(...list(20))).toBe([...list(10).slice(0, -3), '- button "Claim all"'].join('\n'))
    expect(steady(...list(9))).toBe(list(9).join('\n'))
  })

  it('has ten games of a grid, and what follows it', () => {
    const games = (length: number) =>
      Array.from({ length }, (_, at) => [`- link "Game ${at}":`, `  - /url: /game/start?gameId=${at}`]).flat()
    const foot = '- button "Refresh"'
    expect(steady(...games(24), foot)).toBe(steady(...games(10), foot))
    expect(steady(...games(10), foot)).toBe([...games(10), foot].join('\n'))
  })
})
