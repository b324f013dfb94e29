import styled from '@emotion/styled'

/** Pieces beside each other, for stories that show several. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
`
