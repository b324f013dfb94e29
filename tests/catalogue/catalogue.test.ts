import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PERSONAS } from '../../mocks/world/member/profile'
import { contract } from '../../src/contract'
import { REFUSAL } from '../../src/contract/core/refusals'
import { reached } from '../world/reach/reached'
import { CATALOGUE, pages } from './catalogue'
import { fieldRows, isUsed, staleWaits, waitsFor } from './fields/fields'

const written = await pages()
const found = await reached()

describe('the catalogue', () => {
  it.each(Object.keys(written))('[CONF-02] docs/generated/%s is up to date; run npm run catalogue', (file) => {
    expect(readFileSync(join(CATALOGUE, file), 'utf8')).toBe(written[file])
  })

  it('consists of these pages only', () => {
    expect(readdirSync(CATALOGUE).sort()).toEqual(Object.keys(written).sort())
  })

  it('[NET-03] lists every call and every persona', () => {
    for (const { call } of contract) expect(written['endpoints.md']).toContain(`### ${call.name}\n`)
    for (const persona of PERSONAS) expect(written['personas.md']).toContain(`| \`${persona}\` |`)
  })

  it('[CONF-03] every field of the contract is read by shipped code, or listed as waiting for its screen', () => {
    const idle = fieldRows().filter((row) => !isUsed(row) && waitsFor(row) === null)
    expect(idle.map(({ owner, name }) => `${owner}.${name}`)).toEqual([])
  })

  it('[CONF-03] no field is listed as waiting that is read', () => {
    expect(staleWaits()).toEqual([])
  })

  it('[MOCK-01] the recipes reach every refusal, every call and every reward', () => {
    const { refusals, calls, rewards } = found
    expect(refusals.map(({ name }) => name)).toEqual(Object.keys(REFUSAL))
    expect(calls.map(({ name }) => name)).toEqual(contract.map(({ call }) => call.name))
    expect([...refusals, ...calls, ...rewards].filter((one) => !one.reached).map(({ name }) => name)).toEqual([])
  })
})
