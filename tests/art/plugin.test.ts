import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { symbols } from '../../src/ui/art/symbols/symbols'
import { art, artFile, artModule } from '../../vite/assets/art'

const page = 'virtual:page'
let output: Rolldown.RolldownOutput['output']

/** Builds a page from the given code. */
async function built(code: string): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      art(),
      { name: 'page', resolveId: (id) => (id === page ? page : null), load: (id) => (id === page ? code : null) },
    ],
    build: { write: false, rolldownOptions: { input: page } },
  })
  if (!('output' in result)) throw new Error('one build was asked for')
  return result.output
}

describe('the art plugin', () => {
  beforeAll(async () => {
    output = await built(`import { artVersion } from '${artModule}'; console.log('art ' + artVersion)`)
  })

  it('emits every symbol as a file of its own, named by one hash', () => {
    const files = output.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName)
    expect(files).toHaveLength(Object.keys(symbols).length)
    expect(files.filter((file) => !/^assets\/art\/[a-zA-Z]+-[\da-f]{8}\.webp$/.test(file))).toEqual([])
    expect(files).toContain(artFile('crown'))
  })

  it('tells the page the hash and nothing more: no table, no inlined picture', () => {
    const [script] = output
    expect(script.code).toContain(/-([\da-f]{8})\.webp/.exec(artFile('crown'))?.[1])
    expect(script.code.length).toBeLessThan(400)
  })

  it('emits nothing for a build that shows no art', async () => {
    expect((await built('console.log("worker")')).filter(({ type }) => type === 'asset')).toEqual([])
  })
})
