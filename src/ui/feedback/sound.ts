export type SoundName = keyof typeof recipes

/** Sound effects, off by default. */
export interface Sound {
  /** Nothing is loaded while false. */
  enabled: boolean
  play(name: SoundName): void
}

type Load = () => Promise<{ ZZFX: { volume: number; audioContext: AudioContext; play(...numbers: Numbers): unknown } }>
type Numbers = readonly (number | undefined)[]

// ZzFX parameters: volume, randomness, frequency in Hz, attack, sustain, release, shape, …
const recipes = {
  tap: [0.5, 0, 320, 0, 0.01, 0.03, 1],
  tick: [0.35, 0, 880, 0, 0.005, 0.02, 2, 1.6],
  coin: [0.6, 0, 1319, 0, 0.03, 0.18, 1, 1.8, 0, 0, 330, 0.05],
  win: [0.8, 0, 523, 0.01, 0.12, 0.4, 1, 1.7, 0, 0, 262, 0.08, 0.09],
  jackpot: [0.9, 0, 392, 0.02, 0.4, 0.7, 1, 1.9, 0, 0, 196, 0.1, 0.14],
  error: [0.5, 0, 160, 0.01, 0.06, 0.12, 3, 0.6, -3],
} as const satisfies Record<string, Numbers>

/** Loads the synthesiser with the first sound, which follows a tap as autoplay rules require. */
export function createSound(load: Load = () => import('zzfx')): Sound {
  return {
    enabled: false,
    play(name) {
      if (!this.enabled) return
      void load().then(async ({ ZZFX }) => {
        if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume()
        if (this.enabled) ZZFX.play(...recipes[name])
      }, ignore)
    },
  }
}

/** A missing sound is not worth an error. */
function ignore(): void {
  return
}
