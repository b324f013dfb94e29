import type { Palette } from '../palette'

/** Tide, the moon steel theme: calm, cool, crisp. */
export const tide: Palette = {
  key: 'tide',
  name: 'Tide',
  material: 'Moon steel',
  mood: 'Calm, cool, crisp',
  pattern: 'waves',
  color: {
    bg: {
      canvas: '#0e2439',
      canvasEnd: '#0b1e36',
      surface1: '#19334b',
      surface2: '#233f59',
      surface3: '#314d67',
      inset: '#061c30',
    },
    text: {
      primary: '#f2f8fc',
      secondary: '#c5d9e6',
      tertiary: '#94acba',
      disabled: '#6d7d87',
      onAccent: '#08141d',
    },
    border: { subtle: '#2e455b', strong: '#758d9c' },
    focus: '#5ed1de',
    accent: {
      from: '#81f2ff',
      to: '#5ebbf8',
      text: '#7eeffc',
      soft: '#0f4a6e',
      softText: '#7fdcff',
      glow: '#67d5f5',
      hot: '#24abe8',
    },
    hero: { from: '#0b5f86', to: '#123458' },
    foil: { hi: '#f4f9fd', light: '#c8d7e1', mid: '#7e95aa', sheen: '#e7f0f5', deep: '#50667c' },
    status: {
      success: { text: '#81e49e', soft: '#26462f' },
      warning: { text: '#f3c96e', soft: '#4b3b19' },
      danger: { text: '#ffc0bd', soft: '#573231' },
      info: { text: '#94d8ff', soft: '#1d4257' },
    },
    tier: {
      mega: { solid: '#ff3e4e', hi: '#ffaaa7', lo: '#94001e', text: '#ff928f' },
      major: { solid: '#d777ed', hi: '#f4c4ff', lo: '#843695', text: '#de96ee' },
      minor: { solid: '#40befd', hi: '#c8eaff', lo: '#00729f', text: '#66b9e7' },
      mini: { solid: '#56db8f', hi: '#b4fccc', lo: '#0a8b4f', text: '#68c38b' },
    },
    coin: { hi: '#fcf0b2', base: '#f7cc4b', lo: '#c8800d', ink: '#3b2301' },
    tag: { ink: '#ffffff', hot: '#c8102e', fresh: '#0b6b3a', jackpot: '#7a3cff' },
  },
  radius: { sm: 12, md: 16, lg: 22 },
  display: { weight: 500, tracking: '-0.01em' },
}
