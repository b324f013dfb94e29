import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'

interface WordmarkProps {
  /** Letter size in pixels; it grows with the reader's text size. */
  readonly size?: number
}

/** The name as it is always set: lower case, heavy, tight. */
export function Wordmark({ size = 22 }: WordmarkProps) {
  return (
    <Name translate="no" style={{ fontSize: `${size / 16}rem` }}>
      Kismara
    </Name>
  )
}

const Name = styled.span({
  fontFamily: theme.font.display,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.03em',
  textTransform: 'lowercase',
  direction: 'ltr',
})
