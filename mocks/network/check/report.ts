import { type Advice, advice } from './advice'
import type { CheckResult } from './contractCheck'

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** More names than this are only counted; --json has them all. */
const MOST_NAMES = 6

/** What is wrong, call by call; what to do; what was not made, and the verdict. */
export const reportOf = ({ verdict, reasons, findings }: CheckResult): string => {
  const broken = reasons.map(({ endpoint, who, what }) => `  ${endpoint} (${who}): ${what}`)
  const todo = [...new Set<Advice>(reasons.map((reason) => reason.todo))].map((kind) => `  - ${advice[kind]}`)
  const unknown = findings
    .filter((finding) => finding.unknown.length > 0)
    .map((finding) => `  ${finding.endpoint} (${finding.who}): ${finding.unknown.join(', ')}`)
  const skipped = findings.filter((finding) => finding.verdict === 'skipped')
  const causes = [...new Set(skipped.map((finding) => finding.skipped ?? ''))].map((why) => {
    const names = skipped.flatMap((one) => (one.skipped === why ? [one.endpoint] : []))
    return `  ${names.length > MOST_NAMES ? plural(names.length, 'call') : names.join(', ')}: ${why}`
  })
  const made = findings.reduce((sum, { calls }) => sum + calls, 0)
  const valid = findings.filter((finding) => finding.verdict === 'valid').length
  return [
    ...(broken.length > 0 ? ['Wrong:', ...broken, 'What to do:', ...todo] : []),
    ...(unknown.length > 0 ? ['Warning, fields that the contract does not have:', ...unknown] : []),
    ...(causes.length > 0 ? ['Not made:', ...causes] : []),
    `${plural(made, 'request')}; ${valid} of ${plural(findings.length - skipped.length, 'call')} as expected`,
    verdict === 'valid' ? 'valid' : `invalid: ${plural(reasons.length, 'reason')}`,
  ].join('\n')
}
