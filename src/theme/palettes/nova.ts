import type { Palette } from '../palette'

/** Nova, the neon amethyst theme: electric, nightclub, loud. */
export const nova: Palette = {
  key: 'nova',
  name: 'Nova',
  material: 'Neon amethyst',
  mood: 'Electric, nightclub, loud',
  pattern: 'stars',
  color: {
    bg: {
      canvas: '#1a0340',
      canvasEnd: '#100239',
      surface1: '#280c57',
      surface2: '#341969',
      surface3: '#41287c',
      inset: '#120031',
    },
    text: {
      primary: '#f9f5fd',
      secondary: '#c6b7d3',
      tertiary: '#9f8dad',
      disabled: '#72667c',
      onAccent: '#ffffff',
    },
    border: { subtle: '#3b2266', strong: '#837091' },
    focus: '#ff97ce',
    accent: {
      from: '#d11191',
      to: '#862be2',
      text: '#ffabd6',
      soft: '#5518a0',
      softText: '#ffb3e4',
      glow: '#e749df',
      hot: '#e73dcd',
    },
    hero: { from: '#72009d', to: '#290372' },
    foil: { hi: '#ffe5fc', light: '#eb9def', mid: '#9d40e8', sheen: '#ffc3e4', deep: '#541fb4' },
    status: {
      success: { text: '#67ca85', soft: '#183822' },
      warning: { text: '#d9af54', soft: '#3d2e0a' },
      danger: { text: '#ff9a97', soft: '#482424' },
      info: { text: '#74bee9', soft: '#0e3448' },
    },
    tier: {
      mega: { solid: '#ff3e4e', hi: '#ffaaa7', lo: '#94001e', text: '#fb6e6f' },
      major: { solid: '#d777ed', hi: '#f4c4ff', lo: '#843695', text: '#c781d7' },
      minor: { solid: '#40befd', hi: '#c8eaff', lo: '#00729f', text: '#55a9d6' },
      mini: { solid: '#56db8f', hi: '#b4fccc', lo: '#0a8b4f', text: '#59b47d' },
    },
    coin: { hi: '#fcf0b2', base: '#f7cc4b', lo: '#c8800d', ink: '#3b2301' },
    tag: { ink: '#ffffff', hot: '#c8102e', fresh: '#0b6b3a', jackpot: '#7a3cff' },
  },
  radius: { sm: 18, md: 24, lg: 30 },
  display: { weight: 800, tracking: '-0.02em' },
}
