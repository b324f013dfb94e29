declare module 'zzfx' {
  /** The synthesiser: one shared context, sounds made from numbers. */
  export const ZZFX: {
    volume: number
    audioContext: AudioContext
    play(...parameters: (number | undefined)[]): unknown
  }
}
