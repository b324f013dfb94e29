import { observer } from 'mobx-react-lite'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { RebateStore } from '../../../stores/vip/RebateStore'
import { TextLink } from '../../../ui/actions/TextLink'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Note } from '../../../ui/feedback/Note'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'

const NEWEST = 5

/** The newest rebates received, and the way to all of them. */
export const LastRebates = observer(function LastRebates() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const list = usePaged(useFeature(RebateStore).record)
  const title = t('rebate.last')
  return (
    <section>
      <SectionHead
        title={title}
        action={
          list.rows.length > 0 && (
            <TextLink to="/vip/rebate/record" chevron>
              {t('title.vipRebateRecord')}
            </TextLink>
          )
        }
      />
      <ResourceView
        resource={list}
        level={3}
        shape={['204px']}
        empty={<Note tone="info">{t('rebate.record.empty.text')}</Note>}
      >
        {list.rows.length > 0 && (
          <RewardList aria-label={title}>
            {list.rows.slice(0, NEWEST).map(({ id, bonus, bet, createTime }) => (
              <RewardRow
                key={id}
                art="moneyWings"
                title={<time dateTime={new Date(createTime).toISOString()}>{formatWhen(createTime, language)}</time>}
                caption={t('rebate.record.bet', { bet: formatCents(bet, language) })}
                amount={formatCents(bonus, language)}
              />
            ))}
          </RewardList>
        )}
      </ResourceView>
    </section>
  )
})
