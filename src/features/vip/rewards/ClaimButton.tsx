import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { writeOutcome } from '../../../stores/data/writeOutcome'
import { useFeature } from '../../../stores/react/stores'
import { type VipClaim, VipStore } from '../../../stores/vip/VipStore'
import { Button } from '../../../ui/actions/Button'

interface ClaimButtonProps {
  claim: VipClaim
  /** What is claimed, for screen readers. */
  title: string
}

/** Claims a reward of the list. */
export const ClaimButton = observer(function ClaimButton({ claim, title }: ClaimButtonProps) {
  const store = useFeature(VipStore)
  const { t } = useTranslation()
  const isMine = store.isLast(claim)
  const isBusy = store.claim.isBusy()
  const failed = isMine && writeOutcome(store.claim.state) !== null && !isBusy
  return (
    <Button
      variant="soft"
      size="sm"
      busy={isBusy && isMine}
      aria-disabled={(isBusy && !isMine) || undefined}
      aria-label={failed ? undefined : t('vip.claim.of', { title })}
      onClick={() => void store.claimReward(claim)}
    >
      {t(failed ? 'vip.again' : 'vip.claim')}
    </Button>
  )
})
