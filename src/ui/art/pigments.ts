/** Brass of the jade tier: the only second metal, so it is no theme token. */
export const brass = '#d9b767'

/** The neon of Nova's scene, warmer than any of its tokens. */
export const neon = { sun: ['#ffd36b', '#ff4fb0', '#7a1fe0'], line: '#ff5ed0' } as const

/** What a lit bulb looks like in every theme. */
export const bulb = { glass: '#fffbe8', halo: '#fff3c0' } as const
