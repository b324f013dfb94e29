import type { Palette } from '../palette'

/** Ember, the copper theme: warm, welcoming, kinetic. */
export const ember: Palette = {
  key: 'ember',
  name: 'Ember',
  material: 'Copper',
  mood: 'Warm, welcoming, kinetic',
  pattern: 'sparks',
  color: {
    bg: {
      canvas: '#200a0a',
      canvasEnd: '#1b0503',
      surface1: '#2f1414',
      surface2: '#3d1f1e',
      surface3: '#4d2c2b',
      inset: '#170404',
    },
    text: {
      primary: '#fef5f2',
      secondary: '#cdb0a6',
      tertiary: '#a8897e',
      disabled: '#745f58',
      onAccent: '#1d0e0d',
    },
    border: { subtle: '#422929', strong: '#8c6c61' },
    focus: '#ffa56d',
    accent: {
      from: '#ffa56d',
      to: '#ff5b5b',
      text: '#ffaa75',
      soft: '#422410',
      softText: '#ee955c',
      glow: '#fd6a3a',
      hot: '#f45058',
    },
    hero: { from: '#7f211b', to: '#45111c' },
    foil: { hi: '#ffe2ca', light: '#f5aa78', mid: '#bf6339', sheen: '#f9c59c', deep: '#8a3e26' },
    status: {
      success: { text: '#60c37f', soft: '#12321c' },
      warning: { text: '#d4ab4f', soft: '#362803' },
      danger: { text: '#ff928f', soft: '#411e1e' },
      info: { text: '#6eb8e2', soft: '#062e41' },
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
  radius: { sm: 14, md: 20, lg: 26 },
  display: { weight: 700, tracking: '-0.015em' },
}
