import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

/** The parts of a form's page. Not the `Stack` of all pages: a chunk more would not fit the budget of the first form. */
export const AuthStack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
