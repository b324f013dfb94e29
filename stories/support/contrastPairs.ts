import type { Hex, Palette } from '../../src/theme/palette'

/** A color pair that must stay legible: minimum WCAG ratio, foreground, background. */
export interface ContrastPair {
  readonly name: string
  readonly least: 3 | 4.5
  readonly front: (color: Palette['color']) => Hex
  readonly back: (color: Palette['color']) => Hex
}

const surfaces = ['canvas', 'canvasEnd', 'surface1', 'surface2', 'surface3', 'inset'] as const
const quietSurfaces = surfaces.filter((name) => name !== 'surface3')
const statuses = ['success', 'warning', 'danger', 'info'] as const
const tiers = ['mega', 'major', 'minor', 'mini'] as const

type Take = ContrastPair['front']

function pair(name: string, least: ContrastPair['least'], front: Take, back: Take): ContrastPair {
  return { name, least, front, back }
}

/** Every color pair in use. */
export const contrastPairs: readonly ContrastPair[] = [
  ...surfaces.flatMap((on) => [
    pair(
      `text.primary on ${on}`,
      4.5,
      (c) => c.text.primary,
      (c) => c.bg[on],
    ),
    pair(
      `text.secondary on ${on}`,
      4.5,
      (c) => c.text.secondary,
      (c) => c.bg[on],
    ),
    pair(
      `accent.text on ${on}`,
      4.5,
      (c) => c.accent.text,
      (c) => c.bg[on],
    ),
    pair(
      `focus on ${on}`,
      3,
      (c) => c.focus,
      (c) => c.bg[on],
    ),
  ]),
  ...quietSurfaces.flatMap((on) => [
    pair(
      `text.tertiary on ${on}`,
      4.5,
      (c) => c.text.tertiary,
      (c) => c.bg[on],
    ),
    pair(
      `border.strong on ${on}`,
      3,
      (c) => c.border.strong,
      (c) => c.bg[on],
    ),
  ]),
  ...(['from', 'to'] as const).flatMap((stop) => [
    pair(
      `text.onAccent on accent.${stop}`,
      4.5,
      (c) => c.text.onAccent,
      (c) => c.accent[stop],
    ),
    pair(
      `accent.${stop} on canvas`,
      3,
      (c) => c.accent[stop],
      (c) => c.bg.canvas,
    ),
    pair(
      `text.primary on hero.${stop}`,
      4.5,
      (c) => c.text.primary,
      (c) => c.hero[stop],
    ),
    pair(
      `text.secondary on hero.${stop}`,
      4.5,
      (c) => c.text.secondary,
      (c) => c.hero[stop],
    ),
  ]),
  pair(
    'accent.softText on accent.soft',
    4.5,
    (c) => c.accent.softText,
    (c) => c.accent.soft,
  ),
  ...(['hi', 'light', 'sheen'] as const).map((stop) =>
    pair(
      `foil.${stop} on surface1`,
      4.5,
      (c) => c.foil[stop],
      (c) => c.bg.surface1,
    ),
  ),
  ...statuses.flatMap((status) => [
    pair(
      `${status}.text on surface1`,
      4.5,
      (c) => c.status[status].text,
      (c) => c.bg.surface1,
    ),
    pair(
      `${status}.text on surface2`,
      4.5,
      (c) => c.status[status].text,
      (c) => c.bg.surface2,
    ),
    pair(
      `${status}.text on soft`,
      4.5,
      (c) => c.status[status].text,
      (c) => c.status[status].soft,
    ),
  ]),
  ...tiers.flatMap((tier) => [
    pair(
      `${tier}.text on inset`,
      4.5,
      (c) => c.tier[tier].text,
      (c) => c.bg.inset,
    ),
    pair(
      `${tier}.text on surface2`,
      4.5,
      (c) => c.tier[tier].text,
      (c) => c.bg.surface2,
    ),
  ]),
  pair(
    'coin.base on surface1',
    4.5,
    (c) => c.coin.base,
    (c) => c.bg.surface1,
  ),
  pair(
    'coin.ink on coin.base',
    4.5,
    (c) => c.coin.ink,
    (c) => c.coin.base,
  ),
  pair(
    'coin.ink on coin.hi',
    4.5,
    (c) => c.coin.ink,
    (c) => c.coin.hi,
  ),
  ...(['hot', 'fresh', 'jackpot'] as const).map((tag) =>
    pair(
      `tag.ink on tag.${tag}`,
      4.5,
      (c) => c.tag.ink,
      (c) => c.tag[tag],
    ),
  ),
]
