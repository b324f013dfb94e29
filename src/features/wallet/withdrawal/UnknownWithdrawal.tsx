import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'
import { Button } from '../../../ui/actions/Button'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'

/** After a lost reply: the button reads what happened, it never asks again. */
export const UnknownWithdrawal = observer(function UnknownWithdrawal() {
  const { order } = useFeature(WithdrawalStore)
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<LazyStone symbol="plug" start="cloud" end="bolt" />}
      level={2}
      title={t('withdraw.unknown')}
      text={t('withdraw.unknown.text')}
      action={
        <Button busy={order.isBusy()} busyLabel={t('withdraw.unknown.busy')} onClick={() => void order.reconcile()}>
          {t('withdraw.unknown.check')}
        </Button>
      }
    />
  )
})
