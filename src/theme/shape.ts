import type { Palette } from './palette'

type Names<T> = { readonly [K in keyof T]: T[K] extends object ? Names<T[K]> : 1 }

const status = { text: 1, soft: 1 } as const
const tier = { solid: 1, hi: 1, lo: 1, text: 1 } as const

/** Names of the themed tokens without values, which are in the stylesheet; the type keeps it complete. */
export const shape: Names<Pick<Palette, 'color' | 'radius' | 'display'>> = {
  color: {
    bg: { canvas: 1, canvasEnd: 1, surface1: 1, surface2: 1, surface3: 1, inset: 1 },
    text: { primary: 1, secondary: 1, tertiary: 1, disabled: 1, onAccent: 1 },
    border: { subtle: 1, strong: 1 },
    focus: 1,
    accent: { from: 1, to: 1, text: 1, soft: 1, softText: 1, glow: 1, hot: 1 },
    hero: { from: 1, to: 1 },
    foil: { hi: 1, light: 1, mid: 1, sheen: 1, deep: 1 },
    status: { success: status, warning: status, danger: status, info: status },
    tier: { mega: tier, major: tier, minor: tier, mini: tier },
    coin: { hi: 1, base: 1, lo: 1, ink: 1 },
    tag: { ink: 1, hot: 1, fresh: 1, jackpot: 1 },
  },
  radius: { sm: 1, md: 1, lg: 1 },
  display: { weight: 1, tracking: 1 },
}
