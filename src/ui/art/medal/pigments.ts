import type { VipTheme } from '../../../theme/vip'

/** The same in every theme. */
export const gemColors: Readonly<Record<VipTheme, readonly [light: string, body: string, dark: string]>> = {
  1: ['#ffe3ca', '#ff6a4c', '#791420'],
  2: ['#ffffff', '#5cc6ff', '#114578'],
  3: ['#fffce4', '#ffc63a', '#965407'],
  4: ['#e6fff0', '#2dd899', '#04584a'],
  5: ['#ffd4f3', '#d32bb5', '#5715b2'],
  6: ['#ffffff', '#b9c6da', '#0a0b12'],
}

/** Play of color of the black opal. */
export const opalFire = ['#5ff0e0', '#7fa8ff', '#c58bff', '#ff8fc6', '#ffc773', '#8ff0a8'] as const

/** Body color of the black opal. */
export const opalNight = '#0a0b12'

/** The opal tier's crown: light side, dark side, base. */
export const pearl = ['#f7f5ff', '#c9cee8', '#aeb5d6'] as const
