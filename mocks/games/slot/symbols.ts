import seven from '@lobehub/fluent-emoji-3d/assets/1f31f.webp?url'
import lemon from '@lobehub/fluent-emoji-3d/assets/1f34b.webp?url'
import gem from '@lobehub/fluent-emoji-3d/assets/1f48e.webp?url'
import clover from '@lobehub/fluent-emoji-3d/assets/1f340.webp?url'
import cherries from '@lobehub/fluent-emoji-3d/assets/1f352.webp?url'
import crown from '@lobehub/fluent-emoji-3d/assets/1f451.webp?url'
import bell from '@lobehub/fluent-emoji-3d/assets/1f514.webp?url'
import type { SlotSymbol } from '../messages'

export const pictures: Readonly<Record<SlotSymbol, string>> = { seven, crown, gem, bell, clover, cherries, lemon }

/** Names for screen readers and the pay table. */
export const names: Readonly<Record<SlotSymbol, string>> = {
  seven: 'Lucky star',
  crown: 'Crown',
  gem: 'Gem',
  bell: 'Bell',
  clover: 'Clover',
  cherries: 'Cherries',
  lemon: 'Lemon',
}

/** Every symbol, rarest first. */
export const symbols = Object.keys(pictures) as readonly SlotSymbol[]
