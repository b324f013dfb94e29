export type SoundName = keyof typeof recipes

/** Sound effects, off by default. */
export interface Sound {
  /** Nothing is loaded while false. */
  enabled: boolean
  /** `semitones` raises the pitch. */
  play(name: SoundName, semitones?: number): void
}

type Load = () => Promise<{ ZZFX: { volume: number; audioContext: AudioContext; play(...numbers: Numbers): unknown } }>
type Numbers = readonly (number | undefined)[]

// ZzFX parameters: volume, randomness, frequency in Hz, attack, sustain, release, shape, …
const recipes = {
  tap: [0.5, 0, 320, 0, 0.01, 0.03, 1],
  tick: [0.35, 0, 880, 0, 0.005, 0.02, 2, 1.6],
  coin: [0.6, 0, 1319, 0, 0.03, 0.18, 1, 1.8, 0, 0, 330, 0.05],
  win: [0.8, 0, 523, 0.01, 0.12, 0.4, 1, 1.7, 0, 0, 262, 0.08, 0.09],
  tone: [0.5, 0, 262, 0.01, 0.05, 0.2, 0, 1.4],
  jackpot: [0.9, 0, 392, 0.02, 0.4, 0.7, 1, 1.9, 0, 0, 196, 0.1, 0.14],
  error: [0.5, 0, 160, 0.01, 0.06, 0.12, 3, 0.6, -3],
} as const satisfies Record<string, Numbers>

/** Loads the synthesizer with the first sound, which follows a tap as autoplay rules require. */
export function createSound(load: Load = () => import('zzfx')): Sound {
  return {
    enabled: false,
    play(name, semitones = 0) {
      if (!this.enabled) return
      void load().then(async ({ ZZFX }) => {
        if (ZZFX.audioContext.state !== 'running') await ZZFX.audioContext.resume()
        if (this.enabled) ZZFX.play(...raised(recipes[name], semitones))
      }, ignore)
    },
  }
}

/** A recipe with its frequency, the third number, raised. */
function raised(
  [volume, randomness, hertz, ...shape]: readonly [number, number, number, ...Numbers],
  semitones: number,
) {
  return [volume, randomness, hertz * 2 ** (semitones / 12), ...shape]
}

/** A missing sound is not worth an error. */
function ignore(): void {
  return
}
