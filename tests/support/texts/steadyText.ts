/** Names, in the language of the page, of what changes by itself. */
export interface Passing {
  /** The region of messages, which leave after seconds. */
  readonly messages: string
  /** The chips above the lobby's shelves, which are drawn as they come near. */
  readonly gameTypes: string
  /** What a list says when it shows 20 entries. */
  readonly twentyShown: string
}

/** A list that loads or draws as it comes near is as long as the time it had: entries that are compared. */
const ENTRIES = 10

const AMOUNT = '[\\d.,]*\\d[.,]\\d\\d\\b'
/** Amounts of the jackpot, which grow all the time. */
const JACKPOT = new RegExp(
  `(?<=\\b(?:Mega|Major|Minor|Mini)(?: jackpot)? )${AMOUNT}|(?<=^ *- text: )${AMOUNT}(?= Major\\b)`,
  'gm',
)
/** Clocks that count from the story's start, seconds until a retry, and how long calls took. */
const CLOCK = /\b0:00:\d\d\b|(?<=- timer: ).*|\b\d+ ms\b/g

/** What an accessibility tree says, without what changes by itself. */
export const steadyText = (tree: string, { messages, gameTypes, twentyShown }: Passing): string => {
  const lines = tree.split('\n')
  const region = lines.findIndex((line) => line.trim() === `- region "${messages}":`)
  if (region !== -1) lines.splice(region, endOf(lines, region) - region)
  const chips = lines.findIndex((line) => line.trim() === `- group "${gameTypes}":`)
  if (chips !== -1) {
    const shelves = endOf(lines, chips)
    lines.splice(shelves, endOf(lines, parentOf(lines, chips)) - shelves)
  }
  cutLongList(lines, `- status: ${twentyShown}`)
  cutGames(lines)
  return lines.join('\n').replace(JACKPOT, '…').replace(CLOCK, '…')
}

/** Cuts a list of any length, up to the line that says how many entries it shows. */
const cutLongList = (lines: string[], twentyShown: string): void => {
  const [before = '', after = ''] = twentyShown.split('20')
  const end = lines.map((line) => line.trim()).findIndex((line) => line.startsWith(before) && line.endsWith(after))
  if (end === -1) return
  const entries = lines.flatMap((line, at) => (/^ *- (?:listitem|row|treeitem)\b/.test(line) ? [at] : []))
  const within = entries.filter((at) => at > parentOf(lines, end) && at < end)
  const last = within[ENTRIES - 1]
  if (last === undefined || within.length === ENTRIES) return
  const rest = endOf(lines, last)
  lines.splice(rest, end + 1 - rest)
}

/** Cuts the games of a long grid. */
const cutGames = (lines: string[]): void => {
  const games = lines.flatMap((line, at) => (line.includes('- /url: /game/start?') ? [at - 1] : []))
  for (const game of games.slice(ENTRIES).toReversed()) lines.splice(game, endOf(lines, game) - game)
}

const depthOf = (line: string): number => line.search(/\S/)

/** The first line after an element and all in it. */
const endOf = (lines: readonly string[], at: number): number => {
  const depth = depthOf(lines[at] ?? '')
  const end = lines.findIndex((line, index) => index > at && depthOf(line) <= depth)
  return end === -1 ? lines.length : end
}

const parentOf = (lines: readonly string[], at: number): number => {
  const depth = depthOf(lines[at] ?? '')
  return lines.findLastIndex((line, index) => index < at && depthOf(line) < depth)
}
