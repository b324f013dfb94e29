import { type Rule, same } from './rule'

/** Largest opening balance, cents: a welcome gift. */
const GIFT = 500

/** Rules of the ledger itself. */
export const balanceRules: readonly Rule[] = [
  {
    name: 'opening balances are nothing or a small gift',
    check: ({ entries }, expect) => {
      const seen = new Set<string>()
      for (const { asset, kind, amount } of entries) {
        if (!seen.has(asset)) same(expect, `the first entry of ${asset}`, kind, 'opening')
        seen.add(asset)
        if (kind === 'opening') expect(amount >= 0 && amount <= GIFT, () => `${asset} opens with ${amount}`)
      }
    },
  },
  {
    name: 'movements add up to every balance, in order of time, never below zero',
    check: ({ entries, player }, expect) => {
      const sums: Record<string, number> = {}
      let last = 0
      for (const { id, asset, amount, balanceAfter, at } of entries) {
        sums[asset] = (sums[asset] ?? 0) + amount
        expect(
          balanceAfter === sums[asset] && balanceAfter >= 0 && at >= last,
          () => `${id}: ${asset} ${balanceAfter} after a sum of ${sums[asset]}`,
        )
        last = at
      }
      for (const [asset, balance] of Object.entries(player.balances)) same(expect, asset, balance, sums[asset])
    },
  },
  {
    name: 'nothing is before the registration or in the future',
    check: ({ entries, player, world }, expect) => {
      const { rounds, deposits, withdrawals, mail, jackpot, agent, feedback, rewards, coupons, cards, rebate, invite } =
        player.state
      const lists: Readonly<Record<string, readonly { at: number }[]>> = {
        ledger: entries,
        rounds: rounds?.rows ?? [],
        deposits: deposits?.rows ?? [],
        withdrawals: withdrawals?.rows ?? [],
        mails: Object.values(mail?.mails ?? {}),
        draws: jackpot?.draws ?? [],
        friends: agent?.people ?? [],
        feedback: feedback?.rows ?? [],
        rewards: rewards?.rows ?? [],
        coupons: [...(coupons?.open ?? []), ...(coupons?.done ?? [])].map(({ from }) => ({ at: from })),
        cards: cards ?? [],
        rebates: rebate?.log ?? [],
        invitations: invite?.rows ?? [],
      }
      for (const [list, rows] of Object.entries(lists))
        for (const { at } of rows)
          expect(at >= player.registeredAt && at <= world.now, () => `${list}: ${new Date(at).toISOString()}`)
    },
  },
]
