/** Stands in for `@emotion/is-prop-valid` in the built product: every property goes to the element, but Emotion's own two. */
// biome-ignore lint/style/noDefaultExport: the package that it stands in for has one
export default function everyProp(name: string): boolean {
  return name !== 'theme' && name !== 'as'
}
