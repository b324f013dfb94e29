import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '../../src/contract'
import { REFUSAL } from '../../src/contract/refusals'
import { PROP, PROP_RANGE } from '../../src/contract/rewards'
import { code, page, table } from './markdown'

/** What the tests of the world reach, by what they name. */
export interface Reached {
  name: string
  reached: boolean
}

const folder = 'tests/world'

/** Tests of the doors make every call and force every code, and would hide what nobody looks at. */
const ofDoors = /^(equivalence|journal|contractCheck|openapi|backend|faults|http|link|persistence|doors)\./

const testTexts = (keep: (file: string) => boolean): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && keep(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))

/** Every call: its wire name, or its name in a module of the contract that the test imports. */
const callReached = (texts: readonly string[], key: string, name: string): boolean =>
  texts.some((text) => {
    if (new RegExp(`['"\`]${name}['"\`]`).test(text)) return true
    const imports = text.matchAll(/import ([^;']*?) from '[./]+\/src\/contract\/\w+'/g)
    return [...imports].some(([, imported = '']) => {
      const space = /\* as (\w+)/.exec(imported)?.[1]
      return new RegExp(space ? `\\b${space}\\.${key}\\b` : `\\b${key}\\b`).test(space ? text : imported)
    })
  })

const named = (texts: readonly string[], pattern: RegExp): boolean => texts.some((text) => pattern.test(text))

/** What of the contract the tests reach. */
export const reached = (): { calls: Reached[]; codes: Reached[]; rewards: Reached[] } => {
  const texts = testTexts((file) => !ofDoors.test(file))
  const all = testTexts(() => true)
  const rewards = [
    ...Object.entries(PROP).map(([name, id]) => ({
      name: `${id} ${name}`,
      pattern: new RegExp(`\\b${id}\\b|PROP\\.${name}\\b`),
    })),
    ...Object.entries(PROP_RANGE).map(([name, [low = 0, high = 0]]) => {
      const ids = Array.from({ length: high - low + 1 }, (_, index) => low + index).join('|')
      return { name: `${low}-${high} ${name}`, pattern: new RegExp(`\\b(?:${ids})\\b|PROP_RANGE\\.${name}\\b`) }
    }),
  ]
  return {
    calls: contract.map(({ key, call }) => ({
      name: call.name,
      reached: callReached(texts, key, call.name),
    })),
    codes: Object.entries(REFUSAL).map(([name, number]) => ({
      name: `${number} ${name}`,
      reached:
        named(all, new RegExp(`['"]${name}['"]|REFUSAL\\.${name}\\b`)) || named(texts, new RegExp(`\\b${number}\\b`)),
    })),
    rewards: rewards.map(({ name, pattern }) => ({ name, reached: named(texts, pattern) })),
  }
}

const sum = (list: readonly Reached[]) => `${list.filter((one) => one.reached).length} of ${list.length}`
const rows = (list: readonly Reached[]) => list.map((one) => [code(one.name), one.reached ? 'yes' : 'no'])

/** Every code by which the backend refuses, and what the tests reach. */
export const codesPage = (): string => {
  const { calls, codes, rewards } = reached()
  return page(
    'Codes, and what the tests reach',
    'A code means one thing whatever the call. Any call can be made to give any code by a fault: `receiveDrawChance:1003*1`.',
    `## Refusals: ${sum(codes)} reached by tests of the world`,
    table(['code', 'reached'], rows(codes)),
    `## Calls: ${sum(calls)}`,
    table(['call', 'reached'], rows(calls)),
    `## Rewards: ${sum(rewards)}`,
    table(['reward', 'reached'], rows(rewards)),
  )
}
