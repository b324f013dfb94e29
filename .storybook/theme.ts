import { create } from 'storybook/theming'
import { ember } from '../src/theme/palettes/ember'
import { facets } from '../src/ui/art/brand/marks'

const { bg, text, border, accent, foil } = ember.color
const metal = [foil.hi, foil.mid, accent.from, accent.to]
const mark = facets.map((facet, at) => `<path d="${facet}" fill="${metal[at]}"/>`).join('')
const brand = `<span style="display:flex;align-items:center;gap:8px;color:${text.primary};font:700 17px 'Unbounded Variable',system-ui,sans-serif;letter-spacing:-.03em"><svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">${mark}</svg>kismara<small style="color:${text.secondary};font:500 13px 'Onest Variable',system-ui,sans-serif;letter-spacing:0">Facet</small></span>`
const sans = '"Onest Variable", "Segoe UI", system-ui, sans-serif'

const look = {
  base: 'dark' as const,
  // Without `brandImage` the title is rendered as HTML: mark and name.
  brandTitle: brand,
  // Storybook needs null here; its type says string.
  brandImage: null as unknown as string,
  brandUrl: './',
  fontBase: sans,
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  colorPrimary: accent.to,
  appBg: bg.canvas,
  appContentBg: bg.surface1,
  appPreviewBg: bg.canvas,
  appBorderColor: border.subtle,
  appBorderRadius: 10,
  appHoverBg: bg.surface2,
  barBg: bg.surface1,
  barTextColor: text.secondary,
  barHoverColor: text.primary,
  barSelectedColor: accent.text,
  textColor: text.primary,
  textInverseColor: bg.canvas,
  textMutedColor: text.secondary,
  inputBg: bg.inset,
  inputBorder: border.strong,
  inputTextColor: text.primary,
  inputBorderRadius: 10,
  buttonBg: bg.surface2,
  buttonBorder: border.strong,
  booleanBg: bg.inset,
  booleanSelectedBg: bg.surface3,
}

/** Text of the toolbar's choices. */
export const toolbarLabel = text.primary

/** The manager in the brand's colors; selected items carry white text. */
export const managerTheme = create({ ...look, colorSecondary: foil.deep })

/** Docs pages in the same colors, with links in the text accent. */
export const docsTheme = create({ ...look, colorSecondary: accent.text })
