export interface ThumbPalette {
  readonly deep: string
  readonly mid: string
  readonly light: string
  readonly spark: string
}

/** Sixteen palettes around the color wheel, the same in every theme. */
export const thumbPalettes: readonly ThumbPalette[] = [
  { deep: '#2c0838', mid: '#95208f', light: '#ff86d8', spark: '#ffdc5c' },
  { deep: '#06253d', mid: '#0d76a8', light: '#6be4ff', spark: '#ffe48a' },
  { deep: '#3b080c', mid: '#bb2530', light: '#ff9466', spark: '#ffe396' },
  { deep: '#05291d', mid: '#0d9160', light: '#86f7ba', spark: '#ffe585' },
  { deep: '#19104e', mid: '#4f41e6', light: '#a3aeff', spark: '#ffa3e6' },
  { deep: '#3a1a04', mid: '#c96f0c', light: '#ffce6e', spark: '#fff4cc' },
  { deep: '#042639', mid: '#0b9191', light: '#88f6e7', spark: '#ffbd76' },
  { deep: '#380528', mid: '#c91d6e', light: '#ff90bb', spark: '#ffebb2' },
  { deep: '#0e1a3b', mid: '#3361d6', light: '#98c6ff', spark: '#ffd685' },
  { deep: '#281105', mid: '#93501f', light: '#ecba76', spark: '#98f2d6' },
  { deep: '#140f2a', mid: '#6031b0', light: '#cca5ff', spark: '#89f2ff' },
  { deep: '#0b2810', mid: '#4f9f22', light: '#cdf478', spark: '#ffd369' },
  { deep: '#2c0617', mid: '#991646', light: '#ff7676', spark: '#ffdaaa' },
  { deep: '#0a1e32', mid: '#285984', light: '#b1ddf7', spark: '#ff9a79' },
  { deep: '#311303', mid: '#d64e10', light: '#ffb858', spark: '#fff0a8' },
  { deep: '#1a0a2c', mid: '#8024d6', light: '#ff6bce', spark: '#9af8ff' },
]

/** Colors shared by all thumbnails. */
export const thumbInk = {
  white: '#ffffff',
  black: '#000000',
  gold: ['#fff8da', '#ffd552', '#ffa133'],
  reel: ['#d6d0c2', '#ffffff', '#d0c9ba'],
} as const

/** Backgrounds of tags and of the jackpot's foot; white text on each has at least 4.5:1. */
export const tagColors = { hot: '#c8102e', new: '#0b6b3a', jackpot: '#9c1531' } as const
