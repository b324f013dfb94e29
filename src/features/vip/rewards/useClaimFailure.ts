import { useMessage, useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/core/react'
import { failureMessage } from '../../../stores/shell/message'
import { type VipClaim, VipStore } from '../../../stores/vip/VipStore'

/** Why the last claim was not paid, if it was this one. Use in observers. */
export function useClaimFailure(claim: VipClaim): string | undefined {
  const store = useFeature(VipStore)
  const { t } = useTranslation()
  const format = useMessage()
  const { state } = store.claim
  if (!store.isAsked(claim)) return undefined
  if (state.name === 'undone') return t('error.undone')
  return state.name === 'refused' || state.name === 'unknown' ? format(failureMessage(state.failure)) : undefined
}
