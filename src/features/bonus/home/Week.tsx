import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type Award, mergeAwards } from '../../../domain/activity/rewards'
import type { BonusSource } from '../../../domain/bonus/bonusReward'
import { type RewardDay, rewardWeek } from '../../../domain/bonus/rewardWeek'
import { useTranslation } from '../../../i18n'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Art } from '../../../ui/art/Art'
import { CalendarStrip } from '../../../ui/data/CalendarStrip'
import { Countdown } from '../../../ui/data/Countdown'
import { SectionHead } from '../../../ui/data/SectionHead'
import { clockText } from '../../../ui/data/timeLeft'
import { AwardMarks } from '../../../ui/rewards/AwardMarks'
import { useRewardText } from '../useRewardText'

/** What every day brings, claimed together. */
export const DAILY: readonly BonusSource[] = ['login', 'vipDaily', 'vipSignIn']

const NUMBER = /\d[\d.,]*\s*%?/

/** The seven days of login bonus, VIP check-in and daily VIP bonus, and the claim of today's. */
export const Week = observer(function Week() {
  const { platform } = useStores()
  const store = useFeature(BonusStore)
  const { t } = useTranslation()
  const text = useRewardText()
  const { login, vip } = store.reads
  if (!login.value) return null
  const { endTime } = login.value
  const days = rewardWeek(login.value, vip.value?.vipData ?? null)
  const ready = store.readyFrom(DAILY)
  /** A coupon's name is too long for a day: its number stands beside its picture, which is called so. */
  const inCell = (award: Award) => {
    const look = text.look(award)
    return look.pieces ? { ...look, short: NUMBER.exec(look.name)?.[0] ?? look.name } : look
  }
  const words: Readonly<Record<RewardDay['state'], string>> = {
    done: t('bonus.week.done'),
    today: t('bonus.week.open'),
    tomorrow: t('bonus.week.tomorrow'),
    next: t('bonus.week.later'),
  }
  return (
    <section>
      <SectionHead
        title={t('bonus.week')}
        action={
          <Countdown
            key={endTime}
            until={endTime}
            clock={platform.clock}
            label={(left) => t('bonus.left', { time: clockText(left) })}
            onEnd={() => void store.reads.refresh()}
          />
        }
      />
      <Days>
        <CalendarStrip
          label={t('bonus.week')}
          days={days.map(({ day, state, awards }) => {
            const [first] = awards
            return {
              id: `${day}`,
              label: t('bonus.week.day', { day }),
              reward: awards.length > 1 ? <AwardMarks awards={awards.map(inCell)} /> : text.awards(awards),
              art: <Art name={awards.length > 1 || !first ? 'crown' : text.look(first).symbol} size={36} />,
              state,
              stateLabel: words[state],
            }
          })}
        />
        {ready.length > 0 && (
          <Button
            wide
            variant="soft"
            busy={ready.some((reward) => store.isClaiming(reward))}
            onClick={() => void store.claim(ready)}
          >
            {t('bonus.week.claim', { awards: text.awards(mergeAwards(ready.flatMap(({ awards }) => awards))) })}
          </Button>
        )}
      </Days>
    </section>
  )
})

const Days = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
