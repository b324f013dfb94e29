import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

/** The parts of a page or a form, one below the other; none is wider than the stack. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`
