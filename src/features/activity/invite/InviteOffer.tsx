import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { shownResource } from '../../../stores/react/useResource'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Art } from '../../../ui/art/Art'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { Sheet } from '../../../ui/overlays/Sheet'
import { SkipAll } from '../SkipAll'
import { InviteHead } from './InviteHead'
import { useInvite } from './useInvite'

interface InviteOfferProps {
  onOpen: () => void
  onClose: () => void
}

/** The invite wheel as a start-up pop-up: how far its goal is, over the page. */
export const InviteOffer = observer(function InviteOffer({ onOpen, onClose }: InviteOfferProps) {
  const { invite, t } = useInvite()
  useEffect(() => invite.subscribe(), [invite])
  const { value, ...resource } = shownResource(invite.reads.wheel)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title.inviteSpin')}
      art={<Art name="gift" size={40} eager />}
      closeLabel={t('action.close')}
      actions={
        <Actions>
          <Button wide size="lg" onClick={onOpen}>
            {t('invite.open')}
          </Button>
          <Button wide variant="ghost" onClick={onClose}>
            {t('activity.download.later')}
          </Button>
          <SkipAll popup="inviteSpin" />
        </Actions>
      }
    >
      <ResourceView resource={resource} level={3} shape={['96px']}>
        {value && <InviteHead wheel={value} />}
      </ResourceView>
    </Sheet>
  )
})

const Actions = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[1]};
`
