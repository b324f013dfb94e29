import styled from '@emotion/styled'
import type { Cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { rateText } from '../../../i18n/rate'
import { theme } from '../../../theme/theme'
import type { Column } from '../../../ui/data/Table'
import { Money } from '../../../ui/money/Money'

/** A level of the team, or with tier 0 all of them. */
export interface LevelRow {
  tier: number
  people: number
  rate?: number
  bet: Cents
  commission: Cents
}

/** Level, rate, team bet and commission. */
export function useLevelColumns(): readonly Column<LevelRow>[] {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return [
    {
      id: 'level',
      label: t('agent.level'),
      cell: ({ tier, people }) => (
        <Level>
          <b>{tier === 0 ? t('agent.all') : t('agent.level.name', { level: tier })}</b>
          <small>{t('agent.people', { count: people })}</small>
        </Level>
      ),
    },
    {
      id: 'rate',
      label: t('agent.rate'),
      align: 'end',
      cell: ({ rate }) => rate !== undefined && <Plain>{rateText(rate, language)}</Plain>,
    },
    {
      id: 'bet',
      label: t('agent.bet'),
      align: 'end',
      cell: ({ bet }) => <Money cents={bet} locale={language} />,
    },
    {
      id: 'yours',
      label: t('agent.yours'),
      align: 'end',
      strong: true,
      cell: ({ commission }) => <Money cents={commission} locale={language} />,
    },
  ]
}

const { color, type } = theme

const Level = styled.span`
  display: grid;
  b {
    ${type.labelLg};
    white-space: nowrap;
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`

const Plain = styled.bdi`
  font-weight: 400;
`
