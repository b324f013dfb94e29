import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'

interface WordmarkProps {
  /** Font size in px at normal text size; scales with the text, up to a third of a phone. */
  readonly size?: number
}

/** The brand name: lower case, heavy, tight. */
export function Wordmark({ size = 22 }: WordmarkProps) {
  return (
    <Name translate="no" style={{ fontSize: `min(${size / 16}rem, 9vw)` }}>
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
