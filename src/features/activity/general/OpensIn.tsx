import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { frame } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Countdown } from '../../../ui/data/Countdown'
import { clockText, type TimeLeft } from '../../../ui/data/timeLeft'
import { Panel } from '../../../ui/layout/Panel'

interface OpensInProps {
  /** Epoch ms. */
  at: number
  onOpen: () => void
}

/** Before an activity's season: the time until it opens. */
export function OpensIn({ at, onOpen }: OpensInProps) {
  const { platform } = useStores()
  const { t } = useTranslation()
  const text = (left: TimeLeft) => {
    const clock = clockText({ ...left, days: 0 })
    return left.days === 0 ? clock : t('activity.opensIn.days', { count: left.days, time: clock })
  }
  return (
    <Root>
      <p>{t('activity.opensIn')}</p>
      <Time>
        <Countdown until={at} clock={platform.clock} label={text} onEnd={onOpen} />
      </Time>
    </Root>
  )
}

const Root = styled(Panel)`
  ${frame};
  justify-items: center;
  text-align: center;
  > p {
    ${theme.type.bodySm};
    color: ${theme.color.text.secondary};
  }
`

const Time = styled.div`
  ${theme.type.displayXl};
  font-size: min(2.125rem, 9vw);
  color: ${theme.color.text.primary};
  > span {
    font-weight: inherit;
  }
`
