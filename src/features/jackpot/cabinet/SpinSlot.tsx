import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { SpinButton } from '../../../ui/art/jackpot/SpinButton'

/** SPIN, with a hint why it is disabled. */
export const SpinSlot = observer(function SpinSlot() {
  const jackpot = useFeature(JackpotStore)
  const { t } = useTranslation()
  const hint = useHint(jackpot)
  return (
    <SpinButton
      label={t('jackpot.spin')}
      hint={hint}
      aria-disabled={!jackpot.canSpin}
      aria-busy={jackpot.spin.spinning}
      onClick={() => jackpot.tapSpin()}
    />
  )
})

function useHint({ spin, infoState, hasChance, info }: JackpotStore): string {
  const { session } = useStores()
  const { t } = useTranslation()
  if (!session.signedIn) return t('jackpot.spin.signedOut')
  if (spin.spinning) return t('jackpot.spin.asking')
  if (infoState === 'idle' || infoState === 'loading') return t('jackpot.spin.loading')
  if (infoState === 'failed' || spin.phase.name === 'unresolved') return t('jackpot.spin.unknown')
  if (!hasChance) return t('jackpot.spin.none')
  return info?.chances === undefined ? t('jackpot.spin.ready') : t('jackpot.chances', { count: info.chances })
}
