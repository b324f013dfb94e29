import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { cents } from '../../../domain/money'
import type { InviteWheel } from '../../../stores/invite/InviteReads'
import { theme } from '../../../theme/theme'
import { Progress } from '../../../ui/feedback/Progress'
import { BigAmount } from '../../../ui/money/BigAmount'
import { useInvite } from './useInvite'

/** What the wheel has paid so far, and how much is missing to the cash-out. */
export const InviteHead = observer(function InviteHead({ wheel }: { wheel: InviteWheel }) {
  const { invite, t, language, money } = useInvite()
  const { progress, goal } = wheel
  const of = t('invite.goal', { goal: money(goal) })
  const left = invite.reads.isReached
    ? t('invite.reached')
    : t('invite.left', { amount: money(Math.max(0, goal - progress)) })
  return (
    <Root>
      <div>
        <BigAmount cents={cents(progress)} locale={language} />
      </div>
      <Progress value={progress} max={goal} label={t('invite.progress')} valueText={left} />
      <Line>
        <span>{of}</span>
        <b>{left}</b>
      </Line>
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.section`
  display: grid;
  gap: ${space[2]};
  text-align: center;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  ${type.bodySm};
  color: ${color.text.secondary};
  b {
    ${type.labelSm};
    color: ${color.text.primary};
  }
`
