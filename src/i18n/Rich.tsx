import { Fragment, type ReactNode } from 'react'

interface RichProps {
  /** A translated text with placeholders such as `<amount/>`. */
  text: string
  /** Element for each placeholder. */
  parts: Readonly<Record<string, ReactNode>>
}

/** Renders a translated text with elements for its placeholders; each is isolated in its own text direction. */
export function Rich({ text, parts }: RichProps) {
  const pieces = text.split(/<(\w+)\/>/)
  // Text and placeholders alternate; pieces never move, so the index is a stable key.
  return pieces.map((piece, index) => (
    <Fragment key={String(index)}>{index % 2 ? <bdi>{parts[piece]}</bdi> : piece}</Fragment>
  ))
}
