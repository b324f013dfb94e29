import { vipAt, vipLevelOf } from '../../../../mocks/world/config/vip'
import { dayOf, HOUR } from '../../../../mocks/world/core/clock'
import { nextSettlement } from '../../../../mocks/world/vip/rebateTable'
import { type Account, played, type Rule, same, sum } from './rule'

/** Bets from which the return to the player is telling, cents, and its range. */
const [TELLING, LEAST_RETURN, MOST_RETURN] = [2_000_000, 0.88, 1.1]

/** Sums of bets and wins by day. */
const byDay = ({ rounds }: Account): Map<string, { bet: number; win: number }> => {
  const days = new Map<string, { bet: number; win: number }>()
  for (const { at, kind, amount } of rounds) {
    if (kind !== 'bet' && kind !== 'win') continue
    const sums = days.get(dayOf(at)) ?? { bet: 0, win: 0 }
    sums[kind] += Math.abs(amount)
    days.set(dayOf(at), sums)
  }
  return days
}

/** Rules of bets and what follows from them. */
export const playRules: readonly Rule[] = [
  {
    name: 'experience is what was bet, in the record and in the ledger',
    check: (account, expect) => {
      const { bet, vipExp, state } = account.player
      same(expect, 'experience', vipExp, bet)
      same(
        expect,
        'bets in the record',
        sum(state.rounds?.days ?? [], (day) => day.bet),
        bet,
      )
      same(expect, 'bets in the ledger', -played(account, 'bet'), bet)
    },
  },
  {
    name: 'the days of the bet record are those of the ledger, and its rounds are among them',
    check: (account, expect) => {
      const { days = [], rows = [] } = account.player.state.rounds ?? {}
      const sums = byDay(account)
      same(expect, 'days with bets', days.length, sums.size)
      for (const { day, bet, win } of days) {
        same(expect, `bets of ${day}`, bet, sums.get(day)?.bet)
        same(expect, `wins of ${day}`, win, sums.get(day)?.win)
      }
      const settled = new Set(account.rounds.filter(({ kind }) => kind === 'bet').map(({ ref }) => ref))
      for (const { id } of rows) expect(settled.has(id), () => `round ${id} was not paid`)
    },
  },
  {
    name: 'levels are those of the experience',
    check: ({ player }, expect) => {
      const level = vipLevelOf(player.vipExp)
      const { knownLevel = 0, paidLevel = 0 } = player.state.vip ?? {}
      expect(vipAt(level).experience <= player.vipExp, () => `level ${level} with ${player.vipExp}`)
      same(expect, 'the announced level', knownLevel, level)
      expect(paidLevel <= level, () => `level ${paidLevel} was paid at level ${level}`)
    },
  },
  {
    name: 'large sums of bets return what games return',
    check: (account, expect) => {
      const bets = -played(account, 'bet')
      const returned = played(account, 'win') / bets
      if (bets >= TELLING)
        expect(returned > LEAST_RETURN && returned < MOST_RETURN, () => `${(returned * 100).toFixed(1)} % returned`)
    },
  },
  {
    name: 'each rebate is for the bets settled since the last',
    check: ({ coin, rounds, player }, expect) => {
      const { log = [], ready = {}, open = {} } = player.state.rebate ?? {}
      const bets = rounds.filter(({ kind }) => kind === 'bet')
      let [counted, rebated, index] = [0, 0, 0]
      for (const { at, bet, id, bonus } of log) {
        const settled = nextSettlement(at) - 24 * HOUR
        for (let next = bets[index]; next && next.at < settled; next = bets[++index]) counted -= next.amount
        rebated += bet
        same(expect, `bets rebated until ${new Date(at).toISOString()}`, rebated, counted)
        expect(
          coin.some((entry) => entry.ref === id && entry.kind === 'rebate.received' && entry.amount === bonus),
          () => `rebate ${id} was not paid`,
        )
      }
      const waiting = sum([...Object.values(ready), ...Object.values(open)], ({ bet }) => bet)
      same(expect, 'bets rebated and waiting', rebated + waiting, player.bet)
    },
  },
]
