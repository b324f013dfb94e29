import type { Source, Violation } from '../source'
import { rawColour } from './rawColour'
import { rawPlatform } from './rawPlatform'
import type { Rule } from './rule'
import { sinks } from './sinks'
import { componentSelectors, physicalSides } from './styles'
import { untranslated } from './untranslated'

/** The rules of the house that the linter has no words for. */
export const rules: readonly Rule[] = [rawPlatform, rawColour, untranslated, sinks, physicalSides, componentSelectors]

/** What a file does against the rules that hold for its folder. */
export function brokenRules(source: Source): Violation[] {
  return rules.filter((one) => one.applies(source.path)).flatMap((one) => one.find(source))
}
