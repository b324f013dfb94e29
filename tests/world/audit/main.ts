import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { decodeText } from '../../../mocks/network/adapters/json'
import { readSnapshot } from '../../../mocks/network/state/snapshot'
import { PERSONAS } from '../../../mocks/world/member/profile'
import { allRules, auditPlayer, auditWorld, type Finding, worldOf } from './audit'
import { offerFindings, offerTable } from './offers/judge'
import { merged, tableOf } from './report'

// npm run world:audit [-- --seeds N] [--at INSTANT] [--snapshot FILE | --base-url http://…] [--json FILE]
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    at: { type: 'string', default: '2026-01-15T12:00:00Z' },
    snapshot: { type: 'string' },
    'base-url': { type: 'string' },
    json: { type: 'string' },
  },
})

const snapshotText = async (): Promise<string | null> => {
  if (values.snapshot) return decodeText(readFileSync(values.snapshot))
  if (values['base-url']) return await (await fetch(new URL('/__mock/snapshot', values['base-url']))).text()
  return null
}

const auditSeeds = (): Finding[] =>
  Array.from({ length: Number(values.seeds) }, (_, index) => index + 1).flatMap((seed) =>
    PERSONAS.flatMap((persona) => {
      const { world, player } = worldOf(persona, seed, Date.parse(values.at))
      return auditPlayer(world, player, persona, allRules)
    }),
  )

const text = await snapshotText()
const rows = merged(text === null ? auditSeeds() : auditWorld(JSON.parse(readSnapshot(text))))
console.log(tableOf(rows))
console.log(`\nOffers at their worst for the house:\n${offerTable()}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify([...rows, ...offerFindings()], null, 2)}\n`)
process.exit([...rows, ...offerFindings()].some(({ failed }) => failed > 0) ? 1 : 0)
