import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { DepositOrder } from '../../../contract/wallet/deposit'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { DepositOrderStore } from '../../../stores/wallet/DepositOrderStore'
import { Icon } from '../../../ui/art/icons/Icon'
import { gift, scales, sparkle, success } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { SectionHead } from '../../../ui/data/SectionHead'

/** What a deposit unlocks besides money, as plain links, and the turnover it requires. */
export const DepositExtras = observer(function DepositExtras({ order }: { order: DepositOrder }) {
  const { activities } = useStores()
  const { t, i18n } = useTranslation()
  const { turnover, granted } = order
  const orders = useFeature(DepositOrderStore)
  const hasOffer = orders.hasFirstOffer(order)
  const hasSpin = (granted?.spins ?? 0) > 0
  const tasks = granted?.tasks ?? []
  if (!hasOffer && !hasSpin && tasks.length === 0 && turnover === undefined) return null
  return (
    <Root>
      <SectionHead title={t('order.came')} />
      <List label={t('order.came')}>
        {hasOffer && (
          <ListRow
            to="/activity/first-deposit"
            start={<Icon of={gift} size={24} />}
            title={t('order.offer')}
            text={t('order.offer.text')}
          />
        )}
        {hasSpin && (
          <ListRow
            {...(activities.jackpot && { to: '/activity/jackpot' })}
            start={<Icon of={sparkle} size={24} />}
            title={t('order.spin')}
            text={t('order.spin.text')}
          />
        )}
        {tasks.map(({ id, title }) => (
          <ListRow
            key={id}
            to="/bonus/tasks"
            start={<Icon of={success} size={24} />}
            title={t('order.task', { title })}
            text={t('order.task.text')}
          />
        ))}
        {turnover !== undefined && (
          <ListRow
            start={<Icon of={scales} size={24} />}
            title={
              turnover === 0
                ? t('order.turnover.none')
                : t('order.turnover', { amount: formatCents(turnover, i18n.language) })
            }
            {...(turnover > 0 && { text: t('order.turnover.text') })}
          />
        )}
      </List>
    </Root>
  )
})

const Root = styled.section`
  --head-space: 0 8px;
`
