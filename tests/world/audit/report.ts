import type { Finding } from './audit'

/** The findings of one rule for one persona, over all seeds. */
export const merged = (findings: readonly Finding[]): Finding[] => {
  const rows = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.rule}\n${finding.who}`
    const row = rows.get(key)
    if (!row) rows.set(key, { ...finding })
    else {
      row.checked += finding.checked
      row.failed += finding.failed
      row.example ||= finding.example
    }
  }
  return [...rows.values()]
}

const cell = ({ checked, failed }: Finding): string => (failed > 0 ? `${failed}!` : checked > 0 ? `${checked}` : '–')

/** A table of rules and players: facts checked, or failures with `!`; then the first example of each. */
export const tableOf = (rows: readonly Finding[]): string => {
  const rules = [...new Set(rows.map(({ rule }) => rule))]
  const people = [...new Set(rows.map(({ who }) => who))]
  const width = Math.max(...rules.map(({ length }) => length))
  const line = (rule: string) =>
    people.map((who) => {
      const row = rows.find((one) => one.rule === rule && one.who === who)
      return (row ? cell(row) : '').padStart(10)
    })
  return [
    `${' '.repeat(width)}${people.map((who) => who.padStart(10)).join('')}`,
    ...rules.map((rule) => `${rule.padEnd(width)}${line(rule).join('')}`),
    ...rows.filter(({ failed }) => failed > 0).map(({ rule, who, example }) => `${who}: ${rule}: ${example}`),
  ].join('\n')
}
