import styled from '@emotion/styled'
import { type ReactNode, useMemo } from 'react'
import { theme } from '../../theme/theme'
import { qrPath } from './qrPath'

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
  const { path, modules } = useMemo(() => qrPath(value, hasMark ? 'H' : 'M'), [value, hasMark])
  return (
    <Root style={{ inlineSize: size }}>
      <svg viewBox={`0 0 ${modules} ${modules}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      {children && <Mark>{children}</Mark>}
    </Root>
  )
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
