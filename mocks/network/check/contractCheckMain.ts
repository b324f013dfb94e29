import { parseArgs } from 'node:util'
import { checkContract, reportOf } from './contractCheck'

// npm run contract:check -- --base-url https://… [--token …] [--json FILE]
const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    token: { type: 'string' },
    timeout: { type: 'string' },
    json: { type: 'string' },
  },
})
const baseUrl = values['base-url']
if (!baseUrl || !URL.canParse(baseUrl)) {
  console.error('usage: npm run contract:check -- --base-url https://host [--token TOKEN] [--timeout MS] [--json FILE]')
  process.exit(2)
}
const findings = await checkContract({
  baseUrl,
  token: values.token,
  ...(values.timeout && { timeout: Number(values.timeout) }),
})
console.log(reportOf(findings))
if (values.json) {
  const { writeFileSync } = await import('node:fs')
  writeFileSync(values.json, `${JSON.stringify(findings, null, 2)}\n`)
}
process.exit(findings.some(({ verdict }) => verdict === 'broken') ? 1 : 0)
