import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { InviteEnd } from './InviteEnd'
import { InviteRecord } from './InviteRecord'
import { InviteView } from './InviteView'
import { OddsButton } from './OddsButton'

/** The content of the invite page. */
export const InvitePage = () => (
  <>
    <Top>
      <InviteEnd />
      <OddsButton />
    </Top>
    <InviteView>
      <InviteRecord />
    </InviteView>
  </>
)

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`
