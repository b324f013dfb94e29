import styled from '@emotion/styled'

/** A horizontal row for stories that show several pieces. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
`
