/** Replaces `@emotion/is-prop-valid` in builds: passes every prop to the element except Emotion's own two. */
// biome-ignore lint/style/noDefaultExport: the package it replaces has one
export default function everyProp(name: string): boolean {
  return name !== 'theme' && name !== 'as'
}
