import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { StripLink } from './StripLink'

/** What can be withdrawn now; before that, what is left to wager. Follows the balance. */
export const FreeToWithdraw = observer(function FreeToWithdraw() {
  const { member } = useStores()
  const { info } = useFeature(WithdrawalStore)
  const { t, i18n } = useTranslation()
  const coin = member.info?.coin
  useEffect(() => info.subscribe(), [info])
  useEffect(() => {
    if (coin !== undefined && info.value && info.value.coin !== coin) void info.refresh()
  }, [info, coin])
  const { value, state } = info
  const isHeld = value !== null && value.withdrawable === 0 && value.turnoverLeft > 0
  const amount = value && (isHeld ? value.turnoverLeft : value.withdrawable)
  return (
    <StripLink to="/wallets?name=withdraw" label={t(isHeld ? 'lobby.turnoverLeft' : 'lobby.withdrawable')}>
      <b>
        {amount !== null ? (
          formatCents(cents(amount), i18n.language)
        ) : state === 'failed' ? (
          '–'
        ) : (
          <Skeleton inlineSize="5em" blockSize="1lh" />
        )}
      </b>
    </StripLink>
  )
})
