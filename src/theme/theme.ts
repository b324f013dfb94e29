import { type Recipe, recipeNames } from './recipes/names'
import { durations, easings, textStyles, tokens } from './tokens'
import { propertyName, vars } from './vars'

function property<K extends string>(group: string, names: readonly K[]): Readonly<Record<K, string>> {
  const entries = names.map((name) => [name, `var(${propertyName([group, name])})`])
  // Object.fromEntries forgets the keys it was given; they are K.
  return Object.fromEntries(entries) as Record<K, string>
}

/** The one theme: every leaf is a constant string, so a change of theme is one attribute and no render. */
export const theme = {
  ...tokens,
  /** Colours, by role. */
  color: vars.color,
  /** Corners; `pill` for actions, chips and meters only. */
  radius: { ...vars.radius, pill: '999px' },
  display: vars.display,
  /** Gradients, edges and shadows made from the palette. */
  recipe: property<Recipe>('recipe', recipeNames),
  /** Text styles as style objects. */
  type: textStyles,
  /** Durations are 1 ms when motion is reduced. */
  motion: {
    duration: property('duration', Object.keys(durations) as (keyof typeof durations)[]),
    easing: easings,
  },
} as const

/** The type that Emotion's `Theme` takes. */
export type AppTheme = typeof theme
