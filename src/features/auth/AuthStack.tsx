import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

/** The parts of a form's page. Not the shared `Stack`: one more chunk would exceed the first form's budget. */
export const AuthStack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
