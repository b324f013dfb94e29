import type { Palette } from '../palette'
import type { VipTheme } from '../vip'
import { ember } from './ember'
import { jade } from './jade'
import { nova } from './nova'
import { opal } from './opal'
import { solstice } from './solstice'
import { tide } from './tide'

/** The six palettes as raw values; for canvases load them with `import('./palettes')`. */
export const palettes: Readonly<Record<VipTheme, Palette>> = {
  1: ember,
  2: tide,
  3: solstice,
  4: jade,
  5: nova,
  6: opal,
}
