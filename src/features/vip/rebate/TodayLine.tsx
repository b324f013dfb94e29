import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { sum } from '../../../domain/arithmetic'
import { useTranslation } from '../../../i18n'
import { formatTime } from '../../../i18n/dates'
import { useFeature, useStores } from '../../../stores/react/stores'
import { type Rebate, RebateStore } from '../../../stores/vip/RebateStore'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Countdown } from '../../../ui/data/Countdown'
import { clockText } from '../../../ui/data/timeLeft'
import { RollingMoney } from '../../../ui/money/RollingMoney'

/** What today's bets have earned so far, and when it is settled. */
export const TodayLine = observer(function TodayLine({ rebate: { list, settleTime } }: { rebate: Rebate }) {
  const { platform } = useStores()
  const { today } = useFeature(RebateStore)
  const { t, i18n } = useTranslation()
  const time = formatTime(settleTime, i18n.language)
  return (
    <Root>
      <div>
        <b>{t('rebate.today')}</b>
        <small>
          <Countdown
            until={settleTime}
            clock={platform.clock}
            label={(left) => t('rebate.settles', { time, left: clockText(left) })}
            onEnd={() => void today.refresh()}
          />
        </small>
      </div>
      <RollingMoney cents={sum(list.map(({ bonus }) => bonus))} locale={i18n.language} size="lg" />
    </Root>
  )
})

const Root = styled.section`
  ${surface};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  > div {
    display: grid;
    min-inline-size: 0;
  }
  b {
    ${theme.type.labelLg};
  }
  small {
    ${theme.type.bodySm};
    color: ${theme.color.text.secondary};
  }
`
