import { parseArgs } from 'node:util'
import { findingText, walkRound } from './run'
import { noTally, type Walk, walks } from './walk'

// Makes a walk again that broke a promise: npm run world:replay -- --walk=lean --seed=1 --path=0:1 --deeds=AAA:B
// Without --path it walks --walks times from the seed on.
const { values } = parseArgs({
  options: {
    walk: { type: 'string', default: 'lean' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
    deeds: { type: 'string', default: '' },
    walks: { type: 'string', default: '100' },
  },
})
const walk: Walk | undefined = Object.values(walks).find(({ name }) => name === values.walk)
if (!walk) throw new RangeError(`no walk ${values.walk}; one of ${Object.keys(walks).join(', ')}`)
const tally = noTally()
const found = await walkRound(walk, tally, {
  seed: Number(values.seed),
  walks: Number(values.walks),
  ...(values.path !== undefined && { again: { path: values.path, deeds: values.deeds } }),
})
console.log(
  found ? findingText(found) : `Every promise was kept in ${tally.walks} walks of ${tally.commands} commands.`,
)
process.exit(found ? 1 : 0)
