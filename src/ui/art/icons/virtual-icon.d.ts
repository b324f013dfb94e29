declare module 'virtual:icon/*' {
  /** An icon's paths on a grid of 256; a soft path is the light layer of a duotone icon. */
  export const icon: readonly { readonly d: string; readonly soft?: true }[]
}
