import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { cents } from '../../../domain/money'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Art } from '../../../ui/art/Art'
import { BigAmount } from '../../../ui/money/BigAmount'
import { Dialog } from '../../../ui/overlays/Dialog'
import { InviteNote } from './InviteNote'
import { useInvite } from './useInvite'

/** The invitation goal is reached (spec §2): receiving copies the player's id and then opens the share link. */
export const VipGiftModal = observer(function VipGiftModal() {
  const { modals } = useStores()
  const { invite, t, language, money } = useInvite()
  const navigate = useNavigate()
  const { cashOut, reads } = invite
  const { exchange } = cashOut
  useEffect(() => {
    exchange.reset()
    return invite.subscribe()
  }, [invite, exchange])
  const wheel = reads.wheel.value
  // The reward is shown above; then the link opens.
  const isNext = exchange.state.name === 'done' && modals.top?.name === 'vipGift'
  useEffect(() => {
    if (!isNext) return
    modals.close('vipGift')
    if (wheel) cashOut.openLink((path) => void navigate(path))
  }, [isNext, cashOut, modals, navigate, wheel])
  return (
    <Dialog
      open
      title={t('invite.reached')}
      closeLabel={t('action.close')}
      onClose={() => modals.close('vipGift')}
      art={<Art name="party" size={40} eager />}
      actions={
        <Button wide size="lg" busy={exchange.isBusy()} onClick={() => cashOut.claimGift()}>
          {t('invite.gift.receive')}
        </Button>
      }
    >
      {wheel && (
        <Body>
          <BigAmount cents={cents(wheel.progress)} locale={language} />
          <p>{t('invite.gift.text', { amount: money(wheel.progress) })}</p>
          <InviteNote wheel={wheel} />
        </Body>
      )}
    </Dialog>
  )
})

const Body = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  text-align: center;
  ${theme.type.bodyMd};
`
