import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the README names the Node version of package.json', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${engines.node}`)
})
