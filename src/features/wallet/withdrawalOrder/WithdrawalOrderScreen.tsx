import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { WithdrawalOrderStore } from '../../../stores/wallet/WithdrawalOrderStore'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { IconLink } from '../../../ui/actions/IconLink'
import { headset } from '../../../ui/art/icons/icons'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { WithdrawalOrderState } from './WithdrawalOrderState'

/** One withdrawal from request to payment; it cannot be taken back (`/wallets/withdrawal/:id`, ours). */
export const WithdrawalOrderScreen = observer(function WithdrawalOrderScreen({ id = '' }: { id?: string | undefined }) {
  const store = useFeature(WithdrawalOrderStore)
  const { t } = useTranslation()
  const resource = useResource(store.order(id))
  useEffect(() => store.subscribe(id), [store, id])
  const { value } = resource
  return (
    <TaskPage
      title={t('title.withdrawalDetail')}
      end={<IconLink of={headset} label={t('title.service')} to={`/service?order=${id}`} />}
    >
      <ResourceView resource={resource} shape={['150px', '220px', '160px']}>
        {value &&
          (value.order ? (
            <WithdrawalOrderState order={value.order} coin={value.coin} />
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
