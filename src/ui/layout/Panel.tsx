import styled from '@emotion/styled'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Stack } from './Stack'

/** A stack on a card's surface. */
export const Panel = styled(Stack)`
  ${surface};
  padding: ${theme.space[4]};
`
