import styled from '@emotion/styled'
import { portion, sum } from '../../../domain/arithmetic'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { RATE_WHOLE, rateText } from '../../../i18n/rate'
import type { Tier } from '../../../stores/agent/AgentStore'
import { theme } from '../../../theme/theme'
import { Stack } from '../../../ui/layout/Stack'
import { FactList } from '../../../ui/rewards/FactList'

/** Bets of each level in the example: 1,000.00. */
const BETS = cents(100_000)

/** What the agent earns when each level bets the same. */
export function Example({ tiers }: { tiers: readonly Tier[] }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const bets = formatCents(BETS, language)
  const share = (rate: number) => portion(BETS, rate, RATE_WHOLE)
  return (
    <Root>
      <p>{t('agent.example.text', { amount: bets })}</p>
      <FactList
        facts={[
          ...tiers.map(
            ({ tier, rate }) =>
              [
                t('agent.level.name', { level: tier }),
                <bdi key={tier}>{`${bets} × ${rateText(rate, language)} = ${formatCents(share(rate), language)}`}</bdi>,
              ] as const,
          ),
          [t('agent.example.sum'), formatCents(sum(tiers.map(({ rate }) => share(rate))), language)],
        ]}
      />
    </Root>
  )
}

const Root = styled(Stack)`
  gap: ${theme.space[2]};
  ${theme.type.bodyMd};
  > p {
    color: ${theme.color.text.secondary};
  }
`
