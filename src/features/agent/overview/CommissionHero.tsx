import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatTime } from '../../../i18n/dates'
import { type AgentOverview, AgentStore } from '../../../stores/agent/AgentStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { BigAmount } from '../../../ui/money/BigAmount'
import { RewardHero } from '../../../ui/rewards/RewardHero'

/** The commission that can be received now, and what today, yesterday and all days earned. */
export const CommissionHero = observer(function CommissionHero({ overview }: { overview: AgentOverview }) {
  const { showType } = useStores()
  const store = useFeature(AgentStore)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { claimable, today, yesterday, total, settleTime } = overview
  const figures = [
    [t('agent.today'), today],
    [t('agent.yesterday'), yesterday],
    [t('agent.total'), total],
  ] as const
  return (
    <RewardHero
      vip={showType}
      art="handshake"
      label={claimable > 0 ? t('agent.ready') : t('agent.ready.none')}
      amount={<BigAmount cents={claimable} locale={language} />}
      sum={t('agent.settled', { time: formatTime(settleTime, language) })}
      action={
        claimable > 0 && (
          <Button busy={store.claim.isBusy()} onClick={() => void store.claimCommission()}>
            {t('agent.receive', { amount: formatCents(claimable, language) })}
          </Button>
        )
      }
    >
      <Figures>
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCents(amount, language)}</dd>
          </div>
        ))}
      </Figures>
    </RewardHero>
  )
})

const { color, space, type } = theme

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: ${space[2]};
  margin: 0 calc(-1 * ${space[4]}) calc(-1 * ${space[4]});
  padding: ${space[3]};
  text-align: center;
  background: color-mix(in oklab, ${color.bg.inset} 62%, transparent);
  dt {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  dd {
    margin: 0;
    ${type.numMd};
    overflow-wrap: anywhere;
  }
`
