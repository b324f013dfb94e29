import { observer } from 'mobx-react-lite'
import { stepState } from '../../../domain/activity/activityStep'
import { bonusId } from '../../../domain/bonus/bonusReward'
import { sourceOf } from '../../../domain/report/entryKinds'
import { useTranslation } from '../../../i18n'
import { formatDayTime } from '../../../i18n/recordDates'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature } from '../../../stores/react/stores'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { TextLink } from '../../../ui/actions/TextLink'
import { SectionHead } from '../../../ui/data/SectionHead'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { useRewardText } from '../useRewardText'

/** Missed rewards that are shown. */
const MISSED = 2

/** The newest rewards, each with the way to its entry in the ledger, and what was missed. */
export const Done = observer(function Done() {
  const { reads } = useFeature(BonusStore)
  const { t, i18n } = useTranslation()
  const text = useRewardText()
  const received = reads.log.value?.list ?? []
  const missed = reads.rewards
    .filter(({ source, state }) => stepState({ state }) === 'missed' && source === 'activity')
    .slice(0, MISSED)
  if (received.length + missed.length === 0) return null
  return (
    <section>
      <SectionHead
        title={t('bonus.done')}
        action={
          <TextLink to="/bonus/record" chevron>
            {t('bonus.tab.record')}
          </TextLink>
        }
      />
      <RewardList aria-label={t('bonus.done')}>
        {received.map((row) => {
          const source = sourceOf(row) ?? 'other'
          const from = t(`bonus.from.${source}`)
          const { symbol, pieces, name, display } = text.look(row)
          const title = pieces ? name : from
          const at = t('bonus.done.at', { when: formatDayTime(row.createTime, i18n.language) })
          return (
            <RewardRow
              key={row.id}
              art={symbol}
              state="claimed"
              title={title}
              caption={pieces ? text.joined(from, at) : at}
              amount={pieces ? undefined : text.award(row)}
              action={
                display.kind === 'coin' && (
                  <ButtonLink
                    variant="ghost"
                    size="sm"
                    to={`/wallets/record?view=everything&kind=${source}`}
                    aria-label={t('bonus.done.entryOf', { title })}
                  >
                    {t('bonus.done.entry')}
                  </ButtonLink>
                )
              }
            />
          )
        })}
        {missed.map((reward) => (
          <RewardRow
            key={bonusId(reward)}
            art={text.art(reward)}
            state="over"
            title={reward.title}
            caption={text.joined(t('bonus.done.missed'), reward.detail)}
            {...text.amount(reward)}
          />
        ))}
      </RewardList>
    </section>
  )
})
