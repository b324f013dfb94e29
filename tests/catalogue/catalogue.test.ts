import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PERSONAS } from '../../mocks/world/member/profile'
import { contract } from '../../src/contract'
import { REFUSAL } from '../../src/contract/core/refusals'
import { reached } from '../world/reach/reached'
import { uncalled } from './callers'
import { CATALOGUE, pages } from './catalogue'
import { configFields } from './pages/config'
import { loggedBy } from './pages/events'

const written = await pages()
const found = await reached()

describe('the catalog', () => {
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

  it('[MOCK-01] every call is made by shipped code', () => {
    expect(uncalled()).toEqual([])
  })

  it('[CONF-03] every field of the configuration is named by shipped code', () => {
    expect(configFields().filter(({ files }) => files.length === 0)).toEqual([])
  })

  it('[LOG-01] every declared event is logged somewhere', () => {
    expect([...loggedBy()].filter(([, by]) => by.length === 0).map(([name]) => name)).toEqual([])
  })

  it('[MOCK-01] the recipes reach every refusal, every call and every reward', () => {
    const { refusals, calls, rewards } = found
    expect(refusals.map(({ name }) => name)).toEqual(Object.keys(REFUSAL))
    expect(calls.map(({ name }) => name)).toEqual(contract.map(({ call }) => call.name))
    expect([...refusals, ...calls, ...rewards].filter((one) => !one.reached).map(({ name }) => name)).toEqual([])
  })
})
