import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { FreeToWithdraw } from './FreeToWithdraw'
import { OpenTask } from './OpenTask'

/** What a player can withdraw, and the task that is nearest to its reward. */
export const PlayerStrip = () => (
  <Root>
    <FreeToWithdraw />
    <OpenTask />
  </Root>
)

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]};
`
