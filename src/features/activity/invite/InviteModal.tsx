import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ACTIVITY } from '../../../domain/activity/activities'
import { activityPage } from '../../../domain/activity/activityTarget'
import { useFeature, useStores } from '../../../stores/react/stores'
import { StartupStore } from '../../../stores/shell/StartupStore'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { Dialog } from '../../../ui/overlays/Dialog'
import { InviteEnd } from './InviteEnd'
import { InviteOffer } from './InviteOffer'
import { InviteView } from './InviteView'
import { useInvite } from './useInvite'
import { OddsButton } from './wheel/OddsButton'

/**
 * The invite wheel as a modal (spec §2); stays open while the wheel turns. As a start-up pop-up, once a session, first a
 * sheet that leaves the page in sight.
 */
export const InviteModal = observer(function InviteModal() {
  const { modals } = useStores()
  const { invite, t } = useInvite()
  const startup = useFeature(StartupStore)
  const [isOffer, setOffer] = useState(startup.opened === 'inviteSpin')
  const isTurning = invite.turn.target !== null
  const reason = t('invite.locked')
  useEffect(() => (isTurning ? modals.lock('inviteSpin', reason) : undefined), [isTurning, modals, reason])
  const close = () => modals.close('inviteSpin')
  if (isOffer) return <InviteOffer onOpen={() => setOffer(false)} onClose={close} />
  return (
    <Dialog
      open
      bare
      title={t('title.inviteSpin')}
      closeLabel={t('action.close')}
      locked={isTurning}
      lockedReason={reason}
      onClose={close}
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
