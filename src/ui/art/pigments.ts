/** Brass of the jade tier: the only second metal, hence not a theme token. */
export const brass = '#d9b767'

/** Neon of Nova's scene, warmer than its tokens. */
export const neon = { sun: ['#ffd36b', '#ff4fb0', '#7a1fe0'], line: '#ff5ed0' } as const

/** A lit bulb; equal in all themes. */
export const bulb = { glass: '#fffbe8', halo: '#fff3c0' } as const

/** A red envelope with its seal and coin; equal in all themes. */
export const envelope = {
  back: '#8e1022',
  front: '#c8202f',
  flap: '#a81727',
  edge: '#e8505b',
  gold: '#ffd552',
} as const
