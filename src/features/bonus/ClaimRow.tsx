import { observer } from 'mobx-react-lite'
import type { BonusReward } from '../../domain/bonus/bonusReward'
import { useTranslation } from '../../i18n'
import { BonusStore } from '../../stores/bonus/BonusStore'
import { useFeature, useStores } from '../../stores/react/stores'
import { Button } from '../../ui/actions/Button'
import { Countdown } from '../../ui/data/Countdown'
import { clockText } from '../../ui/data/timeLeft'
import { RewardRow } from '../../ui/rewards/RewardRow'
import { useRewardText } from './useRewardText'

const HOUR = 3_600_000

/** A reward that is ready, with its button. */
export const ClaimRow = observer(function ClaimRow({ reward }: { reward: BonusReward }) {
  const { platform } = useStores()
  const store = useFeature(BonusStore)
  const { t } = useTranslation()
  const text = useRewardText()
  const refused = store.isRefused(reward)
  const { until } = reward
  const lastHour = until !== undefined && until - platform.clock.now() < HOUR
  const title = text.title(reward)
  const wager = text.wager(reward.turnover)
  const caption = refused ? (
    t('bonus.missed')
  ) : lastHour ? (
    <Countdown
      until={until}
      clock={platform.clock}
      label={(left) => t('bonus.left', { time: clockText(left) })}
      onEnd={() => void store.reads.refresh()}
    />
  ) : (
    text.caption(reward)
  )
  return (
    <RewardRow
      folds
      art={text.art(reward)}
      title={title}
      state={refused ? 'refused' : lastHour ? 'lastHour' : 'ready'}
      caption={
        wager ? (
          <>
            {caption} · {wager}
          </>
        ) : (
          caption
        )
      }
      {...text.amount(reward)}
      action={
        <Button
          variant="soft"
          size="sm"
          busy={store.isClaiming(reward)}
          aria-label={t('bonus.claimOf', { title: text.joined(title, reward.detail) })}
          onClick={() => void store.claim([reward])}
        >
          {t(refused ? 'bonus.retry' : 'bonus.claim')}
        </Button>
      }
    />
  )
})
