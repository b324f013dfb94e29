declare module 'zzfx' {
  /** One shared AudioContext. */
  export const ZZFX: {
    volume: number
    audioContext: AudioContext
    play(...parameters: (number | undefined)[]): unknown
  }
}
