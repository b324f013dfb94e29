import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path))

/** Files of rules that no test of the domain imports: only what uses them could notice that they are broken. */
const untested = (rules: readonly string[], tests: readonly string[]): string[] => {
  const imported = new Set(
    tests.flatMap((test) =>
      [...readFileSync(test, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
        ([, path = '']) => `${relative('.', resolve(test, '..', path))}.ts`,
      ),
    ),
  )
  return rules.filter((rule) => !imported.has(rule))
}

const hasRule = (file: string): boolean =>
  /^export (?:function|const \w+ = (?:<[^(]*>)?\()|^export const \w+\s*=\s*\n\s*\(/m.test(readFileSync(file, 'utf8'))

it('each file of rules is imported by a test of the domain', () => {
  const rules = filesIn('src/domain').filter(hasRule)
  const tests = filesIn('tests/domain')
  expect(rules.length).toBeGreaterThan(50)
  expect(untested(rules, tests)).toEqual([])
  expect(untested(rules, tests.slice(1)).length).toBeGreaterThan(0)
})
