import styled from '@emotion/styled'
import type { IconData } from './icons'

interface IconProps {
  of: IconData
  /** px at normal text size; scales with the user's. */
  size?: number
  /** Accessible name, unless adjacent text says the same. */
  label?: string
  /** Flipped in right-to-left, for arrows that mean "forward" or "back". */
  mirrored?: boolean
}

/** A Phosphor icon in the current text color. */
export function Icon({ of, size = 20, label, mirrored = false }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Svg
      viewBox="0 0 256 256"
      style={{ inlineSize: `${size / 16}rem` }}
      data-mirrored={mirrored || undefined}
      {...name}
    >
      {of.map((path) =>
        'use' in path ? (
          <use key={path.use} href={`#${path.use}`} />
        ) : (
          <path key={path.d} d={path.d} opacity={path.soft ? 0.22 : undefined} />
        ),
      )}
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
