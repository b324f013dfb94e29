import { Fragment, type ReactNode } from 'react'

interface RichProps {
  /** A translated text with places such as `<amount/>`. */
  text: string
  /** What stands in each place. */
  parts: Readonly<Record<string, ReactNode>>
}

/** A translated text with elements in its places, in the order of the language; each reads in its own direction. */
export function Rich({ text, parts }: RichProps) {
  const pieces = text.split(/<(\w+)\/>/)
  // Places and plain text take turns; a text's pieces never move, so their places are their keys.
  return pieces.map((piece, place) => (
    <Fragment key={String(place)}>{place % 2 ? <bdi>{parts[piece]}</bdi> : piece}</Fragment>
  ))
}
