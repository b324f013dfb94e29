import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'

/** What can be withdrawn, or why not yet; nothing while it is not known. */
export const WithdrawLine = observer(function WithdrawLine({ hidden }: { hidden: boolean }) {
  const { value } = useResource(useFeature(WithdrawalStore).info)
  const { t, i18n } = useTranslation()
  if (!value || hidden) return null
  const { countLeftToday, turnoverLeft, withdrawable } = value
  const amount = formatCents(cents(turnoverLeft > 0 ? turnoverLeft : withdrawable), i18n.language)
  if (countLeftToday === 0) return t('member.noWithdrawals')
  return t(turnoverLeft > 0 ? 'member.turnoverLeft' : 'member.withdrawable', { amount })
})
