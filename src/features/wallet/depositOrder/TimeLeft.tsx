import styled from '@emotion/styled'
import { useState } from 'react'
import type { DepositOrder } from '../../../contract/wallet/deposit'
import { useTranslation } from '../../../i18n'
import { formatTime } from '../../../i18n/dates'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Countdown } from '../../../ui/data/Countdown'
import { LiveRegion } from '../../../ui/feedback/LiveRegion'
import { Progress } from '../../../ui/feedback/Progress'

const two = (value: number) => String(value).padStart(2, '0')
/** Announced when this many minutes are left. */
const TOLD = [10, 1]

/** How long an order is open, by the world's clock: information, never a warning. */
export function TimeLeft({ order, onEnd }: { order: DepositOrder; onEnd: () => void }) {
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  const [left, setLeft] = useState(() => order.expireTime - platform.clock.now())
  const { clock } = platform
  const whole = order.expireTime - order.createTime
  // Its ticks are the countdown's.
  const ticking = {
    now: () => clock.now(),
    after: (ms: number, run: () => void) =>
      clock.after(ms, () => {
        setLeft(order.expireTime - clock.now())
        run()
      }),
  }
  const [source] = useState(ticking)
  const minutes = Math.ceil(left / 60_000)
  return (
    <Root>
      <Line>
        <span>{t('order.until', { time: formatTime(order.expireTime, i18n.language) })}</span>
        <Countdown
          until={order.expireTime}
          clock={source}
          onEnd={onEnd}
          label={({ hours, minutes, seconds }) =>
            t('order.left', { time: `${two(hours * 60 + minutes)}:${two(seconds)}` })
          }
        />
      </Line>
      <Progress label={t('order.time')} value={Math.max(0, left)} max={whole} size="sm" />
      <LiveRegion message={TOLD.includes(minutes) ? t('order.left', { time: `${two(minutes)}:00` }) : ''} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
  > :last-child {
    color: ${theme.color.text.primary};
  }
`
