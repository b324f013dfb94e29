export type Hex = `#${string}`

interface Status {
  readonly text: Hex
  readonly soft: Hex
}

interface Tier {
  readonly solid: Hex
  readonly hi: Hex
  readonly lo: Hex
  readonly text: Hex
}

export interface PaletteColor {
  readonly bg: Readonly<Record<'canvas' | 'canvasEnd' | 'surface1' | 'surface2' | 'surface3' | 'inset', Hex>>
  readonly text: Readonly<Record<'primary' | 'secondary' | 'tertiary' | 'disabled' | 'onAccent', Hex>>
  readonly border: Readonly<Record<'subtle' | 'strong', Hex>>
  readonly focus: Hex
  readonly accent: Readonly<Record<'from' | 'to' | 'text' | 'soft' | 'softText' | 'glow' | 'hot', Hex>>
  readonly hero: Readonly<Record<'from' | 'to', Hex>>
  /** Five stops of metal; `mid` and `deep` are for edges, never for text. */
  readonly foil: Readonly<Record<'hi' | 'light' | 'mid' | 'sheen' | 'deep', Hex>>
  readonly status: Readonly<Record<'success' | 'warning' | 'danger' | 'info', Status>>
  readonly tier: Readonly<Record<'mega' | 'major' | 'minor' | 'mini', Tier>>
  readonly coin: Readonly<Record<'hi' | 'base' | 'lo' | 'ink', Hex>>
  /** Labels on art; equal in all themes. */
  readonly tag: Readonly<Record<'ink' | 'hot' | 'fresh' | 'jackpot', Hex>>
}

/** One VIP theme, complete: a token left out is a compile error. */
export interface Palette {
  readonly key: string
  readonly name: string
  readonly material: string
  readonly mood: string
  readonly pattern: 'sparks' | 'waves' | 'rays' | 'scales' | 'stars' | 'facets'
  readonly color: PaletteColor
  /** Corner sizes in pixels. */
  readonly radius: Readonly<Record<'sm' | 'md' | 'lg', number>>
  /** Weight and tracking of headings. */
  readonly display: { readonly weight: number; readonly tracking: string }
}
