import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { rewardDisplay } from '../../../../domain/activity/rewards'
import { TURN_MS } from '../../../../domain/invite/inviteWheel'
import type { InviteWheel as Wheel } from '../../../../stores/invite/InviteReads'
import { useStores } from '../../../../stores/react/stores'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/actions/Button'
import { PrizeWheel } from '../../../../ui/art/wheel/PrizeWheel'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion'
import { useAward } from '../../steps/useAward'
import { useInvite } from '../useInvite'
import { WheelHub } from './WheelHub'

/** The wheel with its button: spin, or cash out once the goal is reached. */
export const InviteWheel = observer(function InviteWheel({ wheel }: { wheel: Wheel }) {
  const { invite, t, money } = useInvite()
  const { prefs } = useStores()
  const look = useAward()
  const { turn, spin, cashOut, reads } = invite
  const { sectors, spins, progress } = wheel
  const prizes = sectors.map(({ id, award }) => ({ id, label: look(award).amount, symbol: look(award).symbol }))
  const isTurning = turn.target !== null || spin.isBusy()
  const left = t('invite.spins', { count: spins })
  const { result } = turn
  const said = !result
    ? ''
    : result.award === null
      ? t('invite.won.lost')
      : rewardDisplay(result.award.propId).kind === 'coin'
        ? t('invite.won', { amount: money(result.award.count) })
        : ''
  return (
    <Root>
      <PrizeWheel
        prizes={prizes}
        turn={turn.degrees}
        duration={turn.target && !prefs.reducedMotion ? TURN_MS : 0}
        won={result?.sectorId ?? undefined}
      >
        {isTurning ? (
          <WheelHub label={t('invite.spin')} hint={t('invite.spinning')} aria-disabled aria-busy />
        ) : reads.isReached ? (
          <WheelHub
            label={t('invite.cashOut')}
            hint={money(progress)}
            aria-disabled={cashOut.exchange.isBusy()}
            onClick={() => cashOut.run()}
          />
        ) : (
          <WheelHub
            label={t('invite.spin')}
            hint={left}
            aria-disabled={!invite.canSpin}
            onClick={() => invite.makeSpin()}
          />
        )}
      </PrizeWheel>
      {/* Its line is kept, so that nothing moves. */}
      <Said>{said || '\u00a0'}</Said>
      <LiveRegion message={said} />
      {reads.isReached && !isTurning && spins > 0 && (
        <Button variant="ghost" size="sm" onClick={() => invite.makeSpin()}>
          {t('invite.spinMore', { count: spins })}
        </Button>
      )}
    </Root>
  )
})

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  /* Room for the needle. */
  padding-block-start: ${theme.space[8]};
  min-inline-size: 0;
`

const Said = styled.p`
  ${theme.type.labelLg};
  text-align: center;
`
