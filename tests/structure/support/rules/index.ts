import type { Source, Violation } from '../source'
import { rawColour } from './rawColour'
import { rawPlatform } from './rawPlatform'
import type { Rule } from './rule'
import { sinks } from './sinks'
import { componentSelectors, physicalSides } from './styles'
import { untranslated } from './untranslated'

/** Code rules that Biome does not have. */
export const rules: readonly Rule[] = [rawPlatform, rawColour, untranslated, sinks, physicalSides, componentSelectors]

/** The violations of a file. */
export function brokenRules(source: Source): Violation[] {
  return rules.filter((one) => one.applies(source.path)).flatMap((one) => one.find(source))
}
