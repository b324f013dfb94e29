import { parseArgs } from 'node:util'
import { startMockServer } from '../../../../mocks/network/adapters/http/server'
import { checkMonth } from './checks'
import { explain, shown } from './explain'
import { liveMonth } from './month'

// A month in the life of a player, over HTTP only: npm run world:month [-- --base-url http://localhost:4010]
const { values } = parseArgs({ options: { 'base-url': { type: 'string' } } })
const server = values['base-url'] === undefined ? await startMockServer({ port: 0 }) : null
const month = await liveMonth(values['base-url'] ?? server?.url ?? '')

for (const { at, asset, what, why, amount, balance } of explain(month.entries))
  console.log(
    [
      new Date(at).toISOString().slice(0, 16).replace('T', ' '),
      asset.padEnd(11),
      what.padEnd(17),
      shown(asset, amount).padStart(9),
      shown(asset, balance).padStart(9),
      why,
    ].join('  '),
  )

const byKind = new Map<string, { count: number; sum: number }>()
for (const { asset, kind, amount } of month.entries) {
  const key = `${asset} ${kind}`
  const { count, sum } = byKind.get(key) ?? { count: 0, sum: 0 }
  byKind.set(key, { count: count + 1, sum: sum + amount })
}
console.log('\nIn all, by what it was')
for (const [key, { count, sum }] of [...byKind].sort())
  console.log(`${key.padEnd(32)}${String(count).padStart(6)}${shown(key.split(' ')[0] ?? '', sum).padStart(12)}`)

console.log('\nMails')
for (const { createTime, kind, title } of month.mails)
  console.log(`${new Date(createTime).toISOString().slice(0, 16).replace('T', ' ')}  ${kind.padEnd(18)}${title}`)

console.log('\nTried and refused, with the code')
for (const [what, times] of Object.entries(month.refused)) console.log(`${what.padEnd(38)}${times}`)

const checks = await checkMonth(month)
console.log('\nAdds up')
for (const { what, here, there } of checks)
  console.log(`${here === there ? 'yes' : 'NO '}  ${what}: ${here}${here === there ? '' : `, but ${there}`}`)

await server?.stop()
process.exit(checks.every(({ here, there }) => here === there) ? 0 : 1)
