import styled from '@emotion/styled'

/** A full-width vertical stack. */
export const Fill = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`
