import styled from '@emotion/styled'
import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import { theme } from '../../theme/theme'

interface QrCodeProps {
  /** Encoded text. */
  value: string
  /** Accessible name. */
  label: string
  size?: number
  /** A logo in the center, covered by the highest error correction level. */
  children?: ReactNode
}

/** A QR code, dark on light in every theme, as scanners need it. */
export function QrCode({ value, label, size = 200, children }: QrCodeProps) {
  const hasMark = Boolean(children)
  const { path, modules } = useMemo(() => draw(value, hasMark ? 'H' : 'M'), [value, hasMark])
  return (
    <Root style={{ inlineSize: size }}>
      <svg viewBox={`0 0 ${modules} ${modules}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      {children && <Mark>{children}</Mark>}
    </Root>
  )
}

/** A path of all dark runs, row by row, with a quiet zone of two modules. */
function draw(value: string, ecc: 'H' | 'M'): { path: string; modules: number } {
  const { data, size } = encode(value, { ecc, border: 2 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const length = row.slice(x).findIndex((next) => !next)
      return [`M${x} ${y}h${length < 0 ? size - x : length}v1H${x}z`]
    }),
  )
  return { path: runs.join(''), modules: size }
}

const { color } = theme

const Root = styled.div`
  position: relative;
  max-inline-size: 100%;
  aspect-ratio: 1;
  border-radius: ${theme.radius.sm};
  overflow: clip;
  background: ${color.tag.ink};
  forced-color-adjust: none;
  path {
    fill: ${color.bg.inset};
  }
`

const Mark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  margin: auto;
  inline-size: 22%;
  aspect-ratio: 1;
  border-radius: ${theme.radius.sm};
  background: ${color.tag.ink};
`
