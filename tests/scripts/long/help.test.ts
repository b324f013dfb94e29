import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }

/** Our own programs; those of packages have a help of their own. */
const own = Object.entries(scripts).filter(([, command]) => command.startsWith('node scripts/'))

it.each(own)('npm run %s -- --help says what it does, and does nothing', async (name, command) => {
  const [file = '', ...words] = command.split(' ').slice(1)
  const env = { ...process.env, npm_lifecycle_event: name }
  const said = await new Promise<string>((done, fail) => {
    execFile(process.execPath, [file, ...words, '--help'], { env }, (error, text) => (error ? fail(error) : done(text)))
  })
  expect(said).toMatch(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
})
