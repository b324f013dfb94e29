import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { Task } from '../../../contract/bonus'
import { stepState } from '../../../domain/activity/activityStep'
import type { BonusReward } from '../../../domain/bonus/bonusReward'
import { useTranslation } from '../../../i18n'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useIsRoute } from '../../../stores/react/isRoute'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Progress } from '../../../ui/feedback/Progress'
import { AwardMark } from '../../../ui/rewards/AwardMark'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { useRewardText } from '../useRewardText'
import { taskSymbol } from './taskSymbol'

interface TaskRowProps {
  task: Task
  /** Its claim is what the page is about. */
  primary?: boolean
}

/** A task: how far it is, what it earns, and its action. */
export const TaskRow = observer(function TaskRow({ task, primary = false }: TaskRowProps) {
  const store = useFeature(BonusStore)
  const { t } = useTranslation()
  const isRoute = useIsRoute()
  const text = useRewardText()
  const { id, title, progress, target, unit, state, awards, goTo, selfReport } = task
  const reward: BonusReward = { source: 'task', key: id, title, detail: '', awards, state }
  const far = text.progress({ done: progress, target, unit })
  if (stepState(task) === 'claimed')
    return (
      <RewardRow
        art={taskSymbol(task)}
        state="claimed"
        title={title}
        caption={t('bonus.tasks.received')}
        amount={text.awards(awards.slice(0, 1))}
      />
    )
  const refused = store.isRefused(reward)
  return (
    <RewardRow
      art={taskSymbol(task)}
      state={refused ? 'refused' : 'ready'}
      title={title}
      caption={refused && t('bonus.missed')}
      amount={
        <Awards>
          {awards.map((award) => (
            <AwardMark key={award.propId} symbol={text.look(award).symbol}>
              {text.award(award)}
            </AwardMark>
          ))}
        </Awards>
      }
      action={
        stepState(task) === 'open' ? (
          <Button
            variant={primary ? 'primary' : 'soft'}
            size="sm"
            busy={store.isClaiming(reward)}
            aria-label={t('bonus.tasks.receiveOf', { title })}
            onClick={() => void store.claim([reward])}
          >
            {t('bonus.tasks.receive')}
          </Button>
        ) : (
          isRoute(goTo) && (
            <ButtonLink
              variant="ghost"
              size="sm"
              to={goTo}
              aria-label={t('bonus.tasks.goTo', { title })}
              // A task that nothing else can verify is done by the visit.
              onClick={() => selfReport && void store.report(id)}
            >
              {t('bonus.tasks.go')}
            </ButtonLink>
          )
        )
      }
    >
      <Bar>
        <Progress size="sm" value={progress} max={target} label={title} valueText={far} />
        <bdi>{far}</bdi>
      </Bar>
    </RewardRow>
  )
})

const Awards = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${theme.space[3]};
`

const Bar = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  ${theme.type.labelSm};
  color: ${theme.color.text.secondary};
  > [role='progressbar'] {
    flex: 1;
  }
  /* The bars of a list end in line. */
  > bdi {
    min-inline-size: 6.25rem;
    text-align: end;
    white-space: nowrap;
  }
  /* Large text: below the bar. */
  ${theme.media.largeText} {
    flex-wrap: wrap;
    justify-content: end;
    > [role='progressbar'] {
      flex-basis: 100%;
    }
    > bdi {
      min-inline-size: 0;
    }
  }
`
