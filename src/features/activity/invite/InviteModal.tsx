import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ACTIVITY } from '../../../domain/activity/activities'
import { activityPage } from '../../../domain/activity/activityTarget'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { Dialog } from '../../../ui/overlays/Dialog'
import { InviteEnd } from './InviteEnd'
import { InviteView } from './InviteView'
import { useInvite } from './useInvite'
import { OddsButton } from './wheel/OddsButton'

/** The invite wheel as a modal (spec §2), a start-up pop-up once a session; stays open while the wheel turns. */
export const InviteModal = observer(function InviteModal() {
  const { modals } = useStores()
  const { invite, t } = useInvite()
  const isTurning = invite.turn.target !== null
  const reason = t('invite.locked')
  useEffect(() => (isTurning ? modals.lock('inviteSpin', reason) : undefined), [isTurning, modals, reason])
  return (
    <Dialog
      open
      bare
      title={t('title.inviteSpin')}
      closeLabel={t('action.close')}
      locked={isTurning}
      lockedReason={reason}
      onClose={() => modals.close('inviteSpin')}
    >
      <Room>
        <End>
          <InviteEnd />
        </End>
        <Title aria-hidden>{t('title.inviteSpin')}</Title>
        <InviteView>
          <Links>
            <TextLink to={activityPage(ACTIVITY.inviteUserSpin)} chevron>
              {t('invite.record')}
            </TextLink>
            <OddsButton />
          </Links>
        </InviteView>
      </Room>
    </Dialog>
  )
})

const { media, space, type } = theme

const Room = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: max(18px, env(safe-area-inset-top)) ${space.gutter} max(${space[6]}, env(safe-area-inset-bottom));
  ${media.tablet} {
    --room: min(880px, 100vi);
    inline-size: var(--room);
    margin-inline: calc(50% - var(--room) / 2);
    padding-block: ${space[10]};
  }
`

/** Beside the button that closes. */
const End = styled.div`
  padding-inline-end: 44px;
`

const Title = styled.span`
  ${type.titleMd};
  text-align: center;
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`
