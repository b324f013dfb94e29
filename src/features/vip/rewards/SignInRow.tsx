import { observer } from 'mobx-react-lite'
import { claimState } from '../../../domain/vip/claimState'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import type { VipInfo } from '../../../stores/vip/VipStore'
import { Art } from '../../../ui/art/Art'
import { CalendarStrip } from '../../../ui/data/CalendarStrip'
import { useAwardLook } from '../../../ui/rewards/useAwardLook'
import { ClaimRow } from './ClaimRow'
import { NextTime } from './NextTime'

/** The check-in of the day and its week of seven. */
export const SignInRow = observer(function SignInRow({ signIn }: { signIn: VipInfo['signIn'] }) {
  const { t } = useTranslation()
  const award = useAwardLook(useStores().config.awardNames)
  const { day, state, awards, week, nextTime } = signIn
  const first = awards[0] && award(awards[0])
  return (
    <ClaimRow
      claim={{ kind: 'signIn' }}
      state={claimState(state)}
      art="calendar"
      title={t('vip.signIn.day', { day, days: week.length })}
      amount={first?.short ?? ''}
      symbol={first?.symbol}
      // A coupon's amount is its name.
      unit={first?.pieces ? undefined : first?.name}
      caption={t('vip.signIn.rule')}
      claimed={<NextTime at={nextTime} />}
    >
      <CalendarStrip
        label={t('vip.signIn.week')}
        days={week.map((one) => {
          const shown = one.awards[0] && award(one.awards[0])
          const isDone = claimState(one.state) === 'claimed'
          const isOpen = claimState(one.state) === 'available'
          return {
            id: `${one.day}`,
            label: t('vip.day', { day: one.day }),
            reward: shown?.short,
            art: shown && <Art name={one.awards.length > 1 ? 'crown' : shown.symbol} size={24} />,
            state: isDone ? 'done' : isOpen ? 'today' : 'next',
            stateLabel: t(isDone ? 'vip.day.done' : isOpen ? 'vip.day.open' : 'vip.day.later'),
          }
        })}
      />
    </ClaimRow>
  )
})
