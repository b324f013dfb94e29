import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureFlat } from './flat'
import { measureServerMemory } from './serverMemory'
import { measureWorld } from './world'
import { measurePage } from './worldPage'
import { measureServer } from './worldServer'

// npm run perf:world [-- --json FILE]
const { values } = parseArgs({ options: { json: { type: 'string' } } })
const rows = [
  ...(await measureWorld()),
  ...measureFlat(),
  ...(await measureServer()),
  ...(await measureServerMemory()),
  ...(await measurePage()),
]
console.log('Times and "a second" are processor time, medians of rounds; in the page they are time by the clock.')
for (const { name, value, limit, met } of rows) {
  const figure = value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 })
  console.log(`${met ? 'ok  ' : 'over'} ${name.padEnd(66)} ${figure.padStart(9)}  ${limit}`)
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)
process.exit(rows.every(({ met }) => met) ? 0 : 1)
