import styled from '@emotion/styled'

/** Pieces below each other, each as wide as its place. */
export const Fill = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`
