import styled from '@emotion/styled'

/** A vertical stack for stories that show several pieces. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 14px;
  > [data-wide] {
    align-self: stretch;
  }
`
