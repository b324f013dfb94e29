import type { CheckResult } from './contractCheck'
import type { Finding } from './findings'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  // Control characters are not allowed in XML, not even as entities.
  text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const caseOf = ({ endpoint, who, ms, reasons, skipped, unknown, verdict }: Finding): string => {
  const inner = [
    ...reasons.map(({ what, todo }) => `<failure type="${todo}" message="${escaped(what)}"/>`),
    ...(verdict === 'skipped' ? [`<skipped message="${escaped(skipped ?? '')}"/>`] : []),
    ...(unknown.length > 0 ? [`<system-out>${escaped(`unknown fields: ${unknown.join(', ')}`)}</system-out>`] : []),
  ]
  return `<testcase classname="${who}" name="${escaped(endpoint)}" time="${ms / 1000}">${inner.join('')}</testcase>`
}

/** The result as a report that build servers read: a test case for each call and caller. */
export const junitOf = ({ findings, reasons }: CheckResult): string => {
  const skipped = findings.filter(({ verdict }) => verdict === 'skipped').length
  const counts = `tests="${findings.length}" failures="${reasons.length}" skipped="${skipped}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" ${counts}>`,
    ...findings.map(caseOf),
    '</testsuite>',
    '',
  ].join('\n')
}
