import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { checkContract } from './contractCheck'
import { junitOf } from './junit'
import { HELP, readCommandLine } from './options'
import { reportOf } from './report'

const unused = { name: `check${randomInt(1e9, 1e10)}`, password: `Check-${randomInt(1e9, 1e10)}` }

const commandLine = () => {
  try {
    return readCommandLine(process.argv.slice(2), unused)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`)
    process.exit(2)
  }
}

const read = commandLine()
if (!read) {
  console.log(HELP)
  process.exit(0)
}
const result = await checkContract(read.options)
console.log(reportOf(result))
if (read.json) writeFileSync(read.json, `${JSON.stringify(result, null, 2)}\n`)
if (read.junit) writeFileSync(read.junit, junitOf(result))
process.exit(result.verdict === 'valid' ? 0 : 1)
