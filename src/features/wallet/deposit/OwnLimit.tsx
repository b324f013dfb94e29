import { observer } from 'mobx-react-lite'
import { sum } from '../../../domain/arithmetic'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { CareStore } from '../../../stores/member/CareStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { Note } from '../../../ui/feedback/Note'

const PERIODS = ['day', 'week', 'month'] as const

/** Shown when the amount exceeds the rest of the player's limit. */
export const OwnLimit = observer(function OwnLimit() {
  const { draft, openOrders } = useFeature(DepositStore)
  const { t, i18n } = useTranslation()
  const care = useResource(useFeature(CareStore).care)
  const open = sum(openOrders.map(({ price }) => price))
  const left = (care.value?.limits ?? []).flatMap(({ period, amount, used }) =>
    amount === null ? [] : [{ period, left: Math.max(0, amount - used - open) }],
  )
  const tight = left.find((limit) => limit.left < (draft.price ?? 0))
  const period = PERIODS.find((one) => one === tight?.period)
  if (!tight || !period) return null
  return (
    <Note tone="info">{t(`deposit.limit.${period}`, { amount: formatCents(cents(tight.left), i18n.language) })}</Note>
  )
})
