import styled from '@emotion/styled'

/** Pieces below each other, for stories that show several. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 14px;
  > [data-wide] {
    align-self: stretch;
  }
`
