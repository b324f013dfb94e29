import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PERSONAS } from '../../mocks/world/profile'
import { contract } from '../../src/contract'
import { reached } from './coverage'
import { fieldRows, isUsed, staleWaits, waitsFor } from './fields'
import { CATALOGUE, pages } from './pages'

const written = pages()
const missing = (list: readonly { name: string; reached: boolean }[]) =>
  list.filter((one) => !one.reached).map(({ name }) => name)

describe('the catalogue', () => {
  it.each(Object.keys(written))('[CONF-02] docs/generated/%s is current; npm run catalogue makes it so', (file) => {
    expect(readFileSync(join(CATALOGUE, file), 'utf8')).toBe(written[file])
  })

  it('[NET-03] names every call and every persona', () => {
    for (const { call } of contract) expect(written['endpoints.md']).toContain(`### ${call.name}\n`)
    for (const persona of PERSONAS) expect(written['personas.md']).toContain(`| \`${persona}\` |`)
  })

  it('[CONF-03] every field of the contract is used by the product, or waits for its screen', () => {
    const idle = fieldRows().filter((row) => !isUsed(row) && waitsFor(row) === null)
    expect(idle.map(({ owner, name }) => `${owner}.${name}`)).toEqual([])
  })

  it('[CONF-03] no field waits that is used', () => {
    expect(staleWaits()).toEqual([])
  })

  it('[MOCK-01] the tests of the world reach every call, every refusal and every reward', () => {
    const { calls, codes, rewards } = reached()
    expect([...missing(calls), ...missing(codes), ...missing(rewards)]).toEqual([])
  })
})
