import { activatePersona, createWorld } from '../../../mocks/personas/build'
import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'
import type { PersonaName } from '../../../mocks/world/member/profile'
import { balanceRules } from './rules/balances'
import { peopleRules } from './rules/people'
import { periodRules } from './rules/periods'
import { personaRules } from './rules/personas'
import { playRules } from './rules/play'
import { endedRounds, type Rule } from './rules/rule'
import { walletRules } from './rules/wallet'

/** Rules that hold for every player at every instant. */
export const playerRules: readonly Rule[] = [
  ...balanceRules,
  ...playRules,
  ...walletRules,
  ...periodRules,
  ...peopleRules,
]
export const allRules: readonly Rule[] = [...playerRules, ...personaRules]

/** What a rule found for one player. */
export interface Finding {
  rule: string
  who: string
  checked: number
  failed: number
  /** The first failure. */
  example: string
}

/** Audits one player. */
export const auditPlayer = (world: World, player: Player, who: string, rules = allRules): Finding[] => {
  const entries = world.ledger[player.id] ?? []
  const coin = entries.filter(({ asset }) => asset === 'coin')
  const account = { world, player, entries, coin, rounds: endedRounds(player, coin) }
  return rules.map(({ name, check }) => {
    const finding: Finding = { rule: name, who, checked: 0, failed: 0, example: '' }
    check(account, (holds, wrong) => {
      finding.checked += 1
      if (holds) return
      if (finding.failed === 0) finding.example = wrong()
      finding.failed += 1
    })
    return finding
  })
}

/** Audits every player of a world who has a history. */
export const auditWorld = (world: World): Finding[] =>
  Object.values(world.players)
    .filter(({ dormant }) => !dormant)
    .flatMap((player) => auditPlayer(world, player, player.persona || player.id, playerRules))

/** A new world in which a persona has its history. */
export const worldOf = (persona: PersonaName, seed: number, at: number): { world: World; player: Player } => {
  const { world } = createWorld({ seed, persona, clock: { mode: 'frozen', at }, real: at })
  const player = activatePersona(world, persona)
  if (!player) throw new Error(`no account of ${persona}`)
  return { world, player }
}
