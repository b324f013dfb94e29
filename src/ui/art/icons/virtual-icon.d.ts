declare module 'virtual:icon/*' {
  /**
   * An icon's paths on a grid of 256; a soft path is the light layer of a duotone icon. An icon of the page's own is
   * named by the id of its symbol.
   */
  export const icon: readonly ({ readonly d: string; readonly soft?: true } | { readonly use: string })[]
}
