import type { HttpPlayer, HttpWorld } from '../world'

const DEPOSIT = 20_000
/** The first three, whose bonuses take long to wager. */
const FIRST_DEPOSIT = 10_000
const STAKE = 250
/** Bets of a day, cents: with them VIP 3 is reached within a month. */
const BETS_A_DAY = 55_000
/** A player sits down so many times a day. */
const SITTINGS = 4

/** The habits of a player, over HTTP. `refused` counts what was tried in vain, as `call code`. */
export const daysOf = (world: HttpWorld, player: HttpPlayer) => {
  const refused: Record<string, number> = {}
  let requests = 0

  const attempt = async (name: string, body: object = {}): Promise<void> => {
    const code = await player.refused(name, body)
    const key = `${name} ${code}`
    if (code !== 0) refused[key] = (refused[key] ?? 0) + 1
  }

  let deposits = 0
  const deposit = async (): Promise<void> => {
    const amount = deposits++ < 3 ? FIRST_DEPOSIT : DEPOSIT
    const order = { channelId: 'instant', itemId: `i${amount}`, requestId: `in-${++requests}` }
    await player.call('rechargeOrder', order)
    await world.wait('10s')
  }

  return {
    refused,
    deposit,

    /** A sitting that the money does not last for begins with a deposit. */
    play: async (): Promise<void> => {
      const rounds = BETS_A_DAY / STAKE / SITTINGS
      for (let sitting = 0; sitting < SITTINGS; sitting++) {
        while ((await player.coin()) < rounds * STAKE) await deposit()
        await player.bet(`1:${STAKE}*${rounds}`)
        await world.wait('1h')
      }
    },

    /** Claims what there is, and tries what may be there. */
    claim: async (): Promise<void> => {
      const tasks = await player.call<Record<'list' | 'chests', { id: string; state: number }[]>>('getTaskUser')
      for (const { id, state } of tasks.list) if (state === 1) await attempt('receiveTaskAward', { id })
      for (const { id } of tasks.chests) await attempt('receiveTaskAward', { id })
      for (const name of [
        'loginBonus3UserReceive',
        'betBonusReceive',
        'appVipUserReceiveDaily',
        'appVipUserReceiveSignInAward',
        'receiveVipTaskUnReceiveBonus',
        'receiveMail',
      ])
        await attempt(name)
      const { activityIds } = await player.call<{ activityIds: number[] }>('getActivityIds')
      for (const activityId of activityIds) {
        const { steps } = await player.call<{ steps: { id: string; state: number }[] }>('activityDetail', {
          activityId,
        })
        for (const { id, state } of steps) if (state === 1) await attempt('activityReceive', { activityId, stepId: id })
      }
    },

    draw: async (): Promise<void> => {
      const { canReceiveDrawChance } = await player.call<{ canReceiveDrawChance: boolean }>('activityGetStatusList')
      if (canReceiveDrawChance) await player.call('receiveDrawChance')
    },

    withdraw: async (bankId: string): Promise<void> => {
      const amount = Math.min(10_000, await player.coin())
      await attempt('exchange', { method: 'bank', bankId, amount, requestId: `out-${++requests}` })
    },
  }
}
