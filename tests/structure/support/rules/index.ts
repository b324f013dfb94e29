import type { Source, Violation } from '../source'
import { floatMoney } from './floatMoney'
import { rawColor } from './rawColor'
import { rawFormat } from './rawFormat'
import { rawPlatform } from './rawPlatform'
import type { Rule } from './rule'
import { secureContext } from './secureContext'
import { dialogs, queryChanges, timers } from './singlePieces'
import { sinks } from './sinks'
import { componentSelectors, physicalSides } from './styles'
import { untranslated } from './untranslated'

/** Code rules that Biome does not have. */
export const rules: readonly Rule[] = [
  rawPlatform,
  dialogs,
  queryChanges,
  timers,
  rawFormat,
  secureContext,
  rawColor,
  untranslated,
  sinks,
  physicalSides,
  componentSelectors,
  floatMoney,
]

/** The violations of a file. */
export function brokenRules(source: Source): Violation[] {
  return rules.filter((one) => one.applies(source.path)).flatMap((one) => one.find(source))
}
