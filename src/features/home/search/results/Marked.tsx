import styled from '@emotion/styled'
import { theme } from '../../../../theme/theme'
import { marksIn } from './marksIn'

interface MarkedProps {
  text: string
  /** Words of the index that matched. */
  terms: readonly string[]
  query: string
}

/** A name with the matched letters in the accent color. */
export function Marked({ text, terms, query }: MarkedProps) {
  return marksIn(text, terms, query).map(({ at, part, marked }) => (marked ? <Mark key={at}>{part}</Mark> : part))
}

const Mark = styled.mark`
  color: ${theme.color.accent.text};
  background: none;
`
