import type { Palette } from '../palette'

/** Jade, the jade & brass theme: serene, garden, old money. */
export const jade: Palette = {
  key: 'jade',
  name: 'Jade',
  material: 'Jade & brass',
  mood: 'Serene, garden, old money',
  pattern: 'scales',
  color: {
    bg: {
      canvas: '#012119',
      canvasEnd: '#001b17',
      surface1: '#062e24',
      surface2: '#113a2f',
      surface3: '#1c473a',
      inset: '#001811',
    },
    text: {
      primary: '#f1f9f4',
      secondary: '#b2cbbd',
      tertiary: '#87a393',
      disabled: '#5f7267',
      onAccent: '#061611',
    },
    border: { subtle: '#1c4138', strong: '#688575' },
    focus: '#4bdc9b',
    accent: {
      from: '#63f0ae',
      to: '#06b995',
      text: '#5de5a5',
      soft: '#1a3e2c',
      softText: '#5ecd97',
      glow: '#4bdba0',
      hot: '#41ce90',
    },
    hero: { from: '#0c5e45', to: '#00322a' },
    foil: { hi: '#d8f9dd', light: '#82e2ad', mid: '#219d75', sheen: '#e7eab0', deep: '#0c6149' },
    status: {
      success: { text: '#6fd28d', soft: '#1b3b25' },
      warning: { text: '#e3b95d', soft: '#40310d' },
      danger: { text: '#ffa7a4', soft: '#4b2726' },
      info: { text: '#7ec8f3', soft: '#11374b' },
    },
    tier: {
      mega: { solid: '#ff3e4e', hi: '#ffaaa7', lo: '#94001e', text: '#ff7d7d' },
      major: { solid: '#d777ed', hi: '#f4c4ff', lo: '#843695', text: '#d18ae1' },
      minor: { solid: '#40befd', hi: '#c8eaff', lo: '#00729f', text: '#5aaddb' },
      mini: { solid: '#56db8f', hi: '#b4fccc', lo: '#0a8b4f', text: '#5bb67f' },
    },
    coin: { hi: '#fcf0b2', base: '#f7cc4b', lo: '#c8800d', ink: '#3b2301' },
    tag: { ink: '#ffffff', hot: '#c8102e', fresh: '#0b6b3a', jackpot: '#7a3cff' },
  },
  radius: { sm: 16, md: 22, lg: 28 },
  display: { weight: 500, tracking: '-0.01em' },
}
