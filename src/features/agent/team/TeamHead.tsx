import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import type { AgentOverview } from '../../../stores/agent/AgentStore'
import { frame, surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'

/** The size of the team, how it adds up by level, and the agent's grade. */
export function TeamHead({ overview: { tiers, level, nextPeople } }: { overview: AgentOverview }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const number = (value: number) => formatNumber(value, language)
  const all = tiers.reduce((sum, { people }) => sum + people, 0)
  const joined = tiers.reduce((sum, { todayPeople }) => sum + todayPeople, 0)
  return (
    <Root>
      <strong>{number(all)}</strong>
      <small>
        <bdi dir="ltr">{tiers.map(({ people }) => number(people)).join(' + ')}</bdi>
      </small>
      {joined > 0 && <em>{t('agent.team.new', { number: number(joined) })}</em>}
      <span>
        {nextPeople > 0
          ? t('agent.grade.next', { grade: level, next: level + 1, count: Math.max(0, nextPeople - all) })
          : t('agent.grade.top', { grade: level })}
      </span>
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.div`
  ${surface};
  ${frame};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-items: center;
  padding: ${space[4]};
  strong {
    grid-row: 1 / span 2;
    ${type.titleLg};
    color: ${color.text.primary};
  }
  small,
  em {
    grid-column: 2;
    ${type.bodySm};
    text-align: end;
    overflow-wrap: anywhere;
    color: ${color.text.secondary};
  }
  em {
    ${type.labelSm};
    font-style: normal;
    color: ${color.status.success.text};
  }
  span {
    grid-column: 1 / -1;
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`
