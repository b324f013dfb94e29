import type { Palette } from './palette'
import { ember } from './palettes/ember'
import { jade } from './palettes/jade'
import { nova } from './palettes/nova'
import { opal } from './palettes/opal'
import { solstice } from './palettes/solstice'
import { tide } from './palettes/tide'
import type { VipTheme } from './vip'

/** The six palettes as raw values; for canvases load them with `import('./palettes')`. */
export const palettes: Readonly<Record<VipTheme, Palette>> = {
  1: ember,
  2: tide,
  3: solstice,
  4: jade,
  5: nova,
  6: opal,
}
