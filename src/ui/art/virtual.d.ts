/** Made by `vite/assets/art.ts`. */
declare module 'virtual:art' {
  /** Hash in the name of every art file. */
  export const artVersion: string
}
