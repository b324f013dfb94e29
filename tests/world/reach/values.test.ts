import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '../../../mocks/network/state/recording'
import { profiles } from '../../../mocks/personas/profiles'
import type { PersonaName } from '../../../mocks/world/member/profile'
import { contract } from '../../../src/contract'
import { RED_DOTS } from '../../../src/contract/activity/activity'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import * as enums from '../../../src/contract/core/enums'
import { strict } from '../../../src/contract/strict/strict'
import { callRecipes } from './calls'
import { startRecipes } from './client'
import { Met } from './met'
import { recipe } from './recipe'
import { rewardRecipes } from './rewards'
import { valueRecipes } from './values'

/**
 * Every value that the contract names occurs in a message of the recipes, so a test or a tool can reach it. The choices are
 * read from the schemas themselves: a new value, or a new enum, fails here until a recipe leads to it.
 */
const calls = new Map(contract.map(({ call }) => [call.name, call]))

const met = new Met()
for (const { name, request, reply } of calls.values()) {
  met.walk(strict(request), `${name}, request`)
  met.walk(strict(reply), name)
}

/** Enums that a server may extend, so that the contract has no choice for them, by their field. */
const open: Readonly<Record<string, string>> = { REGISTER_TYPE: 'registerType', SERVICE_ITEM: 'itemType' }

// The keys of the profiles are the personas.
const looks = (Object.keys(profiles) as PersonaName[]).flatMap((persona) =>
  ['getActivityIds', 'activityGetStatusList'].map((name) => recipe(persona, 'a look', (at) => at.send(name))),
)

beforeAll(async () => {
  const server = await startRecipes((name, body, reply) => {
    const call = calls.get(name)
    if (!call || codeOf(reply) !== 0) return
    met.walk(strict(call.request), name, body)
    met.walk(strict(call.reply), name, reply)
  })
  for (const recipes of [callRecipes, rewardRecipes, valueRecipes, looks])
    for (const one of Object.values(recipes)) await server.serve(one)
  await server.stop()
}, 300_000)

describe('every value is met', () => {
  it.each(met.choices)('[MOCK-01] at $path: $options', ({ options, met }) => {
    expect(options.filter((value) => !met.has(value))).toEqual([])
  })

  it.each(Object.entries(enums).filter(([, values]) => typeof values === 'object'))(
    '[MOCK-01] of %s',
    (name, values) => {
      const options = Object.values(values)
      const field = open[name]
      const alike = met.choices.filter((choice) => choice.options.join() === options.join())
      const shown = field ? [...met.at(field)] : alike.flatMap((choice) => [...choice.met])
      expect(options.filter((value) => !shown.includes(value))).toEqual([])
    },
  )

  it('[MOCK-01] [ACT-04] of the activity ids', () => {
    expect(Object.values(ACTIVITY).filter((id) => !met.at('activityIds').has(id))).toEqual([])
  })

  it('[MOCK-01] [ACT-05] of the red dots', () => {
    expect(RED_DOTS.filter((dot) => !met.at(dot).has(true))).toEqual([])
  })

  it('[MOCK-01] [VIP-01] of the themes', () => {
    expect([1, 2, 3, 4, 5, 6].filter((theme) => !met.at('showType').has(theme))).toEqual([])
  })
})
