import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the page that a newcomer reads asks for the Node that package.json asks for', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${engines.node}`)
})
