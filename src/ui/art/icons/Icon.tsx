import styled from '@emotion/styled'
import type { IconData } from './icons'

interface IconProps {
  of: IconData
  /** Pixels at the reader's normal text size; grows with it. */
  size?: number
  /** The name, when no text beside it says the same. */
  label?: string
  /** Turned round in right-to-left: arrows and carets that mean "on" or "back". */
  mirrored?: boolean
}

/** A Phosphor icon in the colour of the text around it. */
export function Icon({ of, size = 20, label, mirrored = false }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Svg
      viewBox="0 0 256 256"
      style={{ inlineSize: `${size / 16}rem` }}
      data-mirrored={mirrored || undefined}
      {...name}
    >
      {of.map((path) => (
        <path key={path.d} d={path.d} opacity={path.soft ? 0.22 : undefined} />
      ))}
    </Svg>
  )
}

const Svg = styled.svg`
  flex: none;
  aspect-ratio: 1;
  fill: currentColor;
  [dir='rtl'] &[data-mirrored] {
    scale: -1 1;
  }
`
