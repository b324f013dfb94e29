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
  // Without a picture the title is drawn as it is written: mark and name.
  brandTitle: brand,
  // Storybook wants null here, its types a text.
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

/** Storybook's own frame in the colours of the brand's face; what is chosen carries white text. */
export const managerTheme = create({ ...look, colorSecondary: foil.deep })

/** Pages of docs in the same colours; links are read. */
export const docsTheme = create({ ...look, colorSecondary: accent.text })
