import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { sum } from '../../../domain/arithmetic'
import { useTranslation } from '../../../i18n'
import type { AgentOverview, Tier } from '../../../stores/agent/AgentStore'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Table } from '../../../ui/data/Table'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { lazyScreen } from '../../../ui/lazyScreen'
import { type LevelRow, useLevelColumns } from './useLevelColumns'

// Lazy: after a tap.
const ExampleSheet = lazyScreen(() => import('./ExampleSheet').then((m) => m.ExampleSheet))

type Period = 'today' | 'total'

const rowOf = (period: Period, { tier, people, rate, ...of }: Tier): LevelRow =>
  period === 'today'
    ? { tier, people, rate, bet: of.todayBet, commission: of.todayCommission }
    : { tier, people, rate, bet: of.bet, commission: of.commission }

/** Rate × bets = commission of each level, today or in total; the foot adds up. */
export function LevelTable({ overview: { tiers } }: { overview: AgentOverview }) {
  const { t } = useTranslation()
  const [period, choose] = useState<Period>('today')
  const [isExplained, explain] = useState(false)
  const rows = tiers.map((tier) => rowOf(period, tier))
  const foot = {
    tier: 0,
    people: rows.reduce((all, { people }) => all + people, 0),
    bet: sum(rows.map(({ bet }) => bet)),
    commission: sum(rows.map(({ commission }) => commission)),
  }
  const columns = useLevelColumns()
  const title = t(period === 'today' ? 'agent.levels.today' : 'agent.levels.total')
  return (
    <Root>
      <SectionHead
        title={title}
        action={
          <Button variant="ghost" size="sm" onClick={() => explain(true)}>
            {t('agent.example')}
          </Button>
        }
      />
      <SegmentedControl
        label={t('agent.period')}
        options={[
          { value: 'today', label: t('agent.today') },
          { value: 'total', label: t('agent.total') },
        ]}
        value={period}
        onChange={choose}
      />
      <Table
        caption={title}
        rows={rows}
        rowKey={({ tier }) => tier}
        columns={columns}
        foot={{ label: t(period === 'today' ? 'agent.today' : 'agent.total'), row: foot }}
      />
      {isExplained && (
        <Suspense fallback={null}>
          <ExampleSheet tiers={tiers} onClose={() => explain(false)} />
        </Suspense>
      )}
    </Root>
  )
}

const { space } = theme

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  --head-space: 0;
  /* Four columns fit a phone of 390 px. */
  --cell-gap: ${space[2]};
`
