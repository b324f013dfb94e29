import styled from '@emotion/styled'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'

/** The card of a list's rows, with a line between them. */
export const RowCard = styled.div`
  ${surface};
  padding-block: 4px;
  li:not(:last-of-type) > * {
    box-shadow: inset 0 -1px 0 ${theme.color.border.subtle};
  }
`
