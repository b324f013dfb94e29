const sources = import.meta.glob<string>('../../../../src/contract/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const DECLARATION = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) =/g

const oneLine = (comment: string): string => comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()

/** What calls do, by the names of their declarations: the comments over them. */
export const callTexts: ReadonlyMap<string, string> = new Map(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(DECLARATION)].map(([, comment = '', name = '']) => [name, oneLine(comment)]),
  ),
)

/** What the calls of a noun are about. */
export const nounTexts: Readonly<Record<string, string>> = {
  activity: 'The activities there are, and which of them have something to claim.',
  activityPage: 'One activity: its terms, steps and claims.',
  agent: "A player's team and its commission.",
  auth: 'Signing in, registering, codes by text message, and passwords.',
  bigWins: 'What other players have won lately.',
  bonus: 'The bonus center: tasks, events, records, gifts and rebates.',
  care: "A player's own limits, breaks and reminders.",
  config: 'The switches and limits of the app.',
  feedback: 'Messages to the support team, and their answers.',
  game: 'The catalog of games, their start and their end.',
  invite: 'The invite wheel.',
  jackpot: 'The jackpot: its amounts, draws, winners and ranking.',
  likes: 'Games that a player likes.',
  log: 'What the app reports of itself.',
  mail: 'Mails and their gifts.',
  points: 'Points, and what they are exchanged for.',
  rewards: 'Rewards in their various kinds.',
  session: 'Presence, and the end of a session.',
  user: 'The player: profile, avatar, linked accounts.',
  vip: 'VIP levels and their rewards.',
  wallet: 'Deposits, withdrawals, bank cards, coupons, the safe box and records.',
  controls: 'Controls of the simulated world, which a real server does not have.',
}
