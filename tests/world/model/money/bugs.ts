import { playerOf } from '../../../../mocks/handlers/answer'
import { codeOf } from '../../../../mocks/network/state/recording'
import { post } from '../../../../mocks/world/core/ledger'
import { after, before, mutants, type Planted, wrapExecute } from '../run/mutants'

/** Bugs of payments that leave the ledger consistent, so that only a model of the money can find them. */
const ofMoney: Record<string, (planted: Planted) => void> = {
  'a late payment that is credited twice': before(['refreshData'], (world, player) => {
    const row = player.state.deposits?.rows.find(({ coming, status }) => coming && status === 1)
    if (!row) return
    delete row.coming
    post(world, player, 'coin', row.price, 'deposit.paid', row.id)
  }),
  'a withdrawal that is not held': after(['exchange'], ({ world, player, request }) => {
    const { amount } = request.body as { amount: number }
    post(world, player, 'coin', amount, 'withdraw.returned', '')
  }),
  'a refused claim that pays': (planted) =>
    wrapExecute(planted, (execute, { world }) => (request, effect, real) => {
      const reply = execute(request, effect, real)
      const player = playerOf(world, request.token)
      if (codeOf(reply) !== 0 && player && request.name === 'receiveTaskAward')
        post(world, player, 'coin', 1, 'task.award', '')
      return reply
    }),
  'a coupon that pays during an exclusion': before(['couponUse'], (_world, player) => {
    if (player.state.care) player.state.care.excluded = false
  }),
  'a bonus that an exclusion does not take': before(['playBreak'], (_world, player) => {
    if (player.state.wagering) player.state.wagering.bonus = 0
  }),
  'a bonus that is wagered too little': after(['slotSpin', 'crashBet'], ({ player: { state } }) => {
    if (state.wagering) state.wagering.done = Math.min(state.wagering.needed, state.wagering.done + 1)
  }),
}

/** Of the other planted bugs, those about money. */
const KNOWN: readonly string[] = [
  'coin without a ledger entry',
  'a reply with an outdated balance',
  'a mail attachment that can be received again',
  'a task that can be claimed again',
  'a deposit that arrives twice',
  'a coupon that can be used again',
  'a refusal that changes the world',
  'a repeated deposit that is not recognised',
  'a repeated withdrawal that is not recognised',
  'an award for another player',
]

const known = (name: string): [string, (planted: Planted) => void] => {
  const mutant = mutants.find((one) => one.name === name)
  if (!mutant) throw new Error(`there is no bug '${name}'`)
  return [name, mutant.plant]
}

/** Bugs by name that the model of the money must find. */
export const bugs = [...Object.entries(ofMoney), ...KNOWN.map(known)]
