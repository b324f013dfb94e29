/** Backgrounds of avatars and marks; both ends have at least 3:1 contrast with white. */
export const grounds: readonly (readonly [from: string, to: string])[] = [
  ['#c2451c', '#7d1f2e'],
  ['#1f6fb5', '#173a86'],
  ['#a8660c', '#6e3a08'],
  ['#12825a', '#075043'],
  ['#b0248f', '#5f1a96'],
  ['#4c5a78', '#262c42'],
  ['#c02a52', '#7a1646'],
  ['#0e7f8c', '#0b4a6b'],
  ['#6a49cc', '#3a2688'],
  ['#5a7a14', '#2f5216'],
  ['#9c4a2a', '#5b2a3f'],
  ['#3f6ad8', '#4a2fa0'],
]

/** Gold, silver and bronze, light to dark: the same in every theme. */
export const metals = [
  ['#ffe9a6', '#d89b1d'],
  ['#f4f7fb', '#97a3b4'],
  ['#ffcfa6', '#c07a45'],
] as const
