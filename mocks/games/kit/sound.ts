// ZzFX parameters: volume, randomness, frequency in Hz, attack, sustain, release, shape, …
const recipes = {
  tap: [0.4, 0, 320, 0, 0.01, 0.03, 1],
  stop: [0.5, 0, 140, 0, 0.02, 0.06, 2],
  safe: [0.5, 0, 880, 0, 0.04, 0.16, 1, 1.8],
  rise: [0.25, 0, 196, 0.02, 0.06, 0.14, 1, 1.2],
  win: [0.7, 0, 523, 0.01, 0.12, 0.4, 1, 1.7, undefined, undefined, 262, 0.08, 0.09],
  bigWin: [0.8, 0, 523, 0.01, 0.5, 0.7, 1, 1.7, undefined, undefined, 262, 0.12, 0.18],
  hugeWin: [0.9, 0, 523, 0.01, 1.3, 1.1, 1, 1.7, undefined, undefined, 262, 0.16, 0.3],
} as const

let context: AudioContext | undefined

const load = async () => {
  const { ZZFX } = await import('zzfx')
  context = ZZFX.audioContext
  return ZZFX
}

/** A phone suspends sound that begins outside of a tap, and interrupts it for a call: each tap lets it go on. */
const wake = (): void => {
  if (sound.on && context && context.state !== 'running') void context.resume()
}
for (const tap of ['pointerup', 'keydown'] as const) document.addEventListener(tap, wake, { capture: true })

/** Effects, off until the host turns them on; nothing is loaded before. A loss is silent. */
export const sound = {
  on: false,
  paused: false,
  /** `semitones` raises the pitch. */
  play(name: keyof typeof recipes, semitones = 0): void {
    if (!this.on || this.paused) return
    const [volume, randomness, hertz, ...shape] = recipes[name]
    void load().then((effects) => effects.play(volume, randomness, hertz * 2 ** (semitones / 12), ...shape))
  },
}
