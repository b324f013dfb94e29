import { expect, it } from 'vitest'
import { inventPerson } from '../../../mocks/world/agent/invent'
import { creditBets } from '../../../mocks/world/agent/settle'
import { AGENT_TIERS, type AgentTier, teamOf, VALID_BET } from '../../../mocks/world/agent/team'
import { visit } from '../core/support'

/** A member of a new team who has deposited enough. */
const invited = (tier: AgentTier) => {
  const { world, player } = visit('newcomer')
  const team = teamOf(player)
  for (const upper of AGENT_TIERS.filter((one) => one < tier)) inventPerson(world, player, upper)
  const person = Object.assign(inventPerson(world, player, tier), { pays: true })
  return { person, team, bet: (amount: number) => creditBets(world, player, person, amount) }
}

it('[AGENT-01] a friend becomes valid exactly at the limit of bets, and counts once', () => {
  const { person, team, bet } = invited(1)
  bet(VALID_BET - 1)
  expect([person.valid, team.valid]).toEqual([false, 0])
  bet(1)
  expect([person.valid, team.valid]).toEqual([true, 1])
  bet(VALID_BET)
  expect(team.valid).toBe(1)
})

it.each([2, 3] as const)('[AGENT-01] members of tier %i do not count as valid friends', (tier) => {
  const { person, team, bet } = invited(tier)
  bet(VALID_BET)
  expect([person.valid, team.valid]).toEqual([true, 0])
})

it('[AGENT-01] no bets earn no commission, and small bets earn as much as one of their sum', () => {
  const { team, bet } = invited(1)
  expect([bet(0), bet(-500)]).toEqual([0, 0])
  expect(team.bets[1]).toBe(0)
  const gained = Array.from({ length: 100 }, () => bet(33)).reduce((sum, one) => sum + one, 0)
  expect(gained).toBe(Math.floor((3_300 * 30) / 10_000))
})
