import type { Palette } from '../palette'

/** Opal, the black opal theme: silent, minimal, exclusive. */
export const opal: Palette = {
  key: 'opal',
  name: 'Opal',
  material: 'Black opal',
  mood: 'Silent, minimal, exclusive',
  pattern: 'facets',
  color: {
    bg: {
      canvas: '#040405',
      canvasEnd: '#020203',
      surface1: '#0d0d10',
      surface2: '#17171c',
      surface3: '#24252a',
      inset: '#010102',
    },
    text: {
      primary: '#f6f6f9',
      secondary: '#a9aab1',
      tertiary: '#808188',
      disabled: '#505156',
      onAccent: '#0a141d',
    },
    border: { subtle: '#232326', strong: '#66676e' },
    focus: '#ffffff',
    accent: {
      from: '#fdfaf1',
      to: '#d0e0f2',
      text: '#9bc9dc',
      soft: '#171c1e',
      softText: '#7facbf',
      glow: '#b1d2f4',
      hot: '#a2daf6',
    },
    hero: { from: '#2a2e37', to: '#0f0f14' },
    foil: { hi: '#b9f5f8', light: '#d9c6ff', mid: '#ffcee4', sheen: '#ffe891', deep: '#7de5c3' },
    status: {
      success: { text: '#53b673', soft: '#01200b' },
      warning: { text: '#c1983a', soft: '#221700' },
      danger: { text: '#f37877', soft: '#2e0c0d' },
      info: { text: '#5ea8d2', soft: '#001c2b' },
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
  radius: { sm: 10, md: 14, lg: 20 },
  display: { weight: 300, tracking: '0.02em' },
}
