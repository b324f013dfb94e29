import { parseArgs } from 'node:util'
import { findingText, runRound } from './run'
import { emptyStats, type Walk, walks } from './walk'

// Replays a walk that broke an invariant: npm run world:replay -- --walk=newcomer --seed=1 --path=0:1 --commands=AAA:B
// Without --path it makes --walks walks, starting from the seed.
const { values } = parseArgs({
  options: {
    walk: { type: 'string', default: 'newcomer' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
    commands: { type: 'string', default: '' },
    walks: { type: 'string', default: '100' },
  },
})
const walk: Walk | undefined = Object.values(walks).find(({ name }) => name === values.walk)
if (!walk) throw new RangeError(`no walk ${values.walk}; one of ${Object.keys(walks).join(', ')}`)
const stats = emptyStats()
const found = await runRound(walk, stats, {
  seed: Number(values.seed),
  walks: Number(values.walks),
  ...(values.path !== undefined && { replay: { path: values.path, commands: values.commands } }),
})
console.log(found ? findingText(found) : `All invariants held in ${stats.walks} walks of ${stats.commands} commands.`)
process.exit(found ? 1 : 0)
