import { type Recipe, recipeNames } from './recipes/names'
import { durations, easings, textStyles, tokens } from './tokens'
import { propertyName, vars } from './vars'

function property<K extends string>(group: string, names: readonly K[]): Readonly<Record<K, string>> {
  const entries = names.map((name) => [name, `var(${propertyName([group, name])})`])
  // Object.fromEntries loses the key type; the keys are K.
  return Object.fromEntries(entries) as Record<K, string>
}

/** Every leaf is a constant `var(...)`, so switching themes changes one attribute and renders nothing. */
export const theme = {
  ...tokens,
  color: vars.color,
  /** `pill` is for actions, chips and meters only. */
  radius: { ...vars.radius, pill: '999px' },
  display: vars.display,
  /** Gradients, edges and shadows derived from the palette. */
  recipe: property<Recipe>('recipe', recipeNames),
  type: textStyles,
  /** Durations are 1 ms when motion is reduced. */
  motion: {
    duration: property('duration', Object.keys(durations) as (keyof typeof durations)[]),
    easing: easings,
  },
} as const

/** Merged into Emotion's `Theme`. */
export type AppTheme = typeof theme
