import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { stepState } from '../../../domain/activity/activityStep'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { type AgentOverview, AgentStore, type ValidInvite } from '../../../stores/agent/AgentStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Art } from '../../../ui/art/Art'
import { SectionHead } from '../../../ui/data/SectionHead'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { Progress } from '../../../ui/feedback/Progress'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { useAwardLook } from '../../../ui/rewards/useAwardLook'

/** Rewards for a number of valid friends, each received once. */
export const ValidFriends = observer(function ValidFriends({ overview }: { overview: AgentOverview }) {
  const { validClaim } = useFeature(AgentStore)
  const outcome = useWriteOutcome(validClaim.state)
  const { t, i18n } = useTranslation()
  const { validInvites, validDeposit, validBet } = overview
  const terms = {
    deposit: formatCents(validDeposit, i18n.language),
    bet: formatCents(validBet, i18n.language),
  }
  return (
    <Root>
      <SectionHead title={t('agent.valid')} />
      <p>{t('agent.valid.terms', terms)}</p>
      <OutcomeNote outcome={outcome} />
      <RewardList aria-label={t('agent.valid')}>
        {validInvites.map((invite) => (
          <Row key={invite.id} invite={invite} />
        ))}
      </RewardList>
    </Root>
  )
})

const Row = observer(function Row({ invite: { id, target, progress, state, awards } }: { invite: ValidInvite }) {
  const store = useFeature(AgentStore)
  const { t } = useTranslation()
  const lookOf = useAwardLook(useStores().config.awardNames)
  const title = t('agent.valid.row', { count: target })
  const ready = stepState({ state }) === 'open'
  const claimed = stepState({ state }) === 'claimed'
  const value = t('agent.valid.progress', { progress, target })
  return (
    <RewardRow
      art="gift"
      title={title}
      state={claimed ? 'claimed' : ready ? 'ready' : 'locked'}
      caption={claimed ? t('agent.valid.received') : value}
      amount={
        <Amounts>
          {awards.map((award) => {
            const { symbol, amount, display } = lookOf(award)
            return (
              <span key={award.propId}>
                {display.count !== 'money' && <Art name={symbol} size={16} />}
                {amount}
              </span>
            )
          })}
        </Amounts>
      }
      action={
        ready && (
          <Button
            variant="soft"
            size="sm"
            busy={store.validClaim.isBusy()}
            aria-label={t('agent.valid.receiveOf', { title })}
            onClick={() => void store.claimValid(id)}
          >
            {t('agent.valid.receive')}
          </Button>
        )
      }
    >
      {!claimed && !ready && <Progress size="sm" label={title} value={progress} max={target} valueText={value} />}
    </RewardRow>
  )
})

const Amounts = styled.span`
  display: grid;
  justify-items: end;
  span {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
`

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  --head-space: 0;
  > p {
    ${theme.type.bodySm};
    color: ${theme.color.text.secondary};
  }
`
