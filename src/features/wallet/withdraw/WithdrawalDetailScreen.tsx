import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useLiveOrder } from '../../../stores/react/useLiveOrder'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { IconLink } from '../../../ui/actions/IconLink'
import { headset } from '../../../ui/art/icons/icons'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { WithdrawalDetail } from './WithdrawalDetail'

/** One withdrawal from request to payment; it cannot be taken back (`/wallets/withdrawal/:id`, ours). */
export const WithdrawalDetailScreen = observer(function WithdrawalDetailScreen({
  id = '',
}: {
  id?: string | undefined
}) {
  const resource = useLiveOrder(id)
  const { t } = useTranslation()
  const { value } = resource
  return (
    <TaskPage
      title={t('title.withdrawalDetail')}
      end={<IconLink of={headset} label={t('title.service')} to={`/service?order=${id}`} />}
    >
      <ResourceView resource={resource} shape={['150px', '220px', '160px']}>
        {value &&
          (value.order ? (
            <WithdrawalDetail order={value.order} coin={value.coin} />
          ) : (
            <EmptyState
              art={<LazyStone symbol="banknote" start="coin" end="star" />}
              level={2}
              title={t('withdraw.noOrder')}
              action={<ButtonLink to="/member">{t('title.member')}</ButtonLink>}
            />
          ))}
      </ResourceView>
    </TaskPage>
  )
})
