import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { claimState } from '../../../domain/vip/claimState'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { useStores } from '../../../stores/react/stores'
import type { VipInfo } from '../../../stores/vip/VipStore'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Progress } from '../../../ui/feedback/Progress'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { useAwardLook } from '../../../ui/rewards/useAwardLook'
import { ClaimRow } from './ClaimRow'

/** The tasks of the player's tier with their progress. */
export const VipTasks = observer(function VipTasks({ tasks }: Pick<VipInfo, 'tasks'>) {
  const { t, i18n } = useTranslation()
  const award = useAwardLook(useStores().config.awardNames)
  const done = tasks.filter(({ state }) => claimState(state) === 'claimed').length
  const amountOf = (unit: string, amount: number) =>
    unit === 'cents' ? formatCents(cents(amount), i18n.language) : formatNumber(amount, i18n.language)
  return (
    <section>
      <SectionHead title={t('vip.tasks')} action={<span>{t('vip.tasks.done', { done, count: tasks.length })}</span>} />
      <RewardList aria-label={t('vip.tasks')}>
        {tasks.map(({ id, title, state, unit, progress, target, awards: [first] }) => {
          const shown = first && award(first)
          const text = t('vip.task.progress', { progress: amountOf(unit, progress), target: amountOf(unit, target) })
          const row = {
            art: shown?.symbol ?? 'gift',
            title,
            amount: shown?.short ?? '',
            symbol: shown?.symbol,
            // A coupon's amount is its name.
            unit: shown?.pieces ? undefined : shown?.name,
            caption: text,
          } as const
          return claimState(state) === 'locked' ? (
            <RewardRow key={id} {...row}>
              <Progress size="sm" value={progress} max={target} label={title} valueText={text} />
            </RewardRow>
          ) : (
            <ClaimRow key={id} {...row} claim={{ kind: 'task', id }} state={claimState(state)} />
          )
        })}
      </RewardList>
    </section>
  )
})
