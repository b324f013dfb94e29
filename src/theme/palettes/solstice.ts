import type { Palette } from '../palette'

/** Solstice, the gold theme: classic, deco, ceremonial. */
export const solstice: Palette = {
  key: 'solstice',
  name: 'Solstice',
  material: 'Gold',
  mood: 'Classic, deco, ceremonial',
  pattern: 'rays',
  color: {
    bg: {
      canvas: '#100c08',
      canvasEnd: '#0b0804',
      surface1: '#1c160f',
      surface2: '#282017',
      surface3: '#362c21',
      inset: '#080603',
    },
    text: {
      primary: '#faf6ed',
      secondary: '#b8ab8e',
      tertiary: '#978968',
      disabled: '#645a44',
      onAccent: '#1a1007',
    },
    border: { subtle: '#302b25', strong: '#7a6c48' },
    focus: '#dbbc43',
    accent: {
      from: '#fcdc67',
      to: '#e6973c',
      text: '#d2b237',
      soft: '#3f2a07',
      softText: '#e5b94a',
      glow: '#f3c351',
      hot: '#ebb432',
    },
    hero: { from: '#503815', to: '#23170a' },
    foil: { hi: '#fdf7cd', light: '#f5d571', mid: '#c68c27', sheen: '#fbecaa', deep: '#8b5510' },
    status: {
      success: { text: '#58bb78', soft: '#092a15' },
      warning: { text: '#caa144', soft: '#2e2000' },
      danger: { text: '#fe8180', soft: '#391716' },
      info: { text: '#66b0da', soft: '#002639' },
    },
    tier: {
      mega: { solid: '#ff3e4e', hi: '#ffaaa7', lo: '#94001e', text: '#f76b6c' },
      major: { solid: '#d777ed', hi: '#f4c4ff', lo: '#843695', text: '#c57fd5' },
      minor: { solid: '#40befd', hi: '#c8eaff', lo: '#00729f', text: '#55a9d6' },
      mini: { solid: '#56db8f', hi: '#b4fccc', lo: '#0a8b4f', text: '#59b47d' },
    },
    coin: { hi: '#fcf0b2', base: '#f7cc4b', lo: '#c8800d', ink: '#3b2301' },
    tag: { ink: '#ffffff', hot: '#c8102e', fresh: '#0b6b3a', jackpot: '#7a3cff' },
  },
  radius: { sm: 8, md: 12, lg: 16 },
  display: { weight: 600, tracking: '0.005em' },
}
