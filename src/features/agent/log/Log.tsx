import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from '../../../i18n'
import { AgentStore } from '../../../stores/agent/AgentStore'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { useResource } from '../../../stores/react/useResource'
import { useToday } from '../../../stores/react/useToday'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { spanOf } from '../../../ui/lists/filters/dateRange'
import { FilterChips } from '../../../ui/lists/filters/FilterChips'
import { RangeFilter } from '../../../ui/lists/filters/RangeFilter'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { useUrlRange } from '../../../ui/lists/filters/useUrlRange'
import { PagedList } from '../../../ui/lists/PagedList'
import { LOG_ROW, LogRow } from './LogRow'

const LEVELS = ['all', '1', '2', '3'] as const

/** Everybody in the team by level and date, newest first, with what they have earned for the player. */
export const Log = observer(function Log() {
  const { members, overview } = useFeature(AgentStore)
  const { value } = useResource(overview)
  const { t } = useTranslation()
  const today = useToday()
  const [range, chooseRange] = useUrlRange()
  const [level, chooseLevel] = useUrlFilter('level', LEVELS)
  const filter = useMemo(
    () => ({ ...(level !== 'all' && { tier: Number(level) }), ...spanOf(range, today) }),
    [level, range, today],
  )
  const list = usePaged(members, filter)
  const people = (tier: number) => value?.tiers.find((one) => one.tier === tier)?.people
  const options = LEVELS.map((one) => ({
    value: one,
    label: one === 'all' ? t('agent.log.all') : t('agent.level.name', { level: one }),
    // The numbers are those of all dates.
    count: one === 'all' || range !== 'all' ? undefined : people(Number(one)),
  }))
  const filtered = level !== 'all' || range !== 'all'
  const showAll = () => {
    chooseLevel('all')
    chooseRange('all')
  }
  return (
    <PagedList
      list={list}
      label={t('agent.tab.log')}
      head={<RangeFilter range={range} onChoose={chooseRange} />}
      tools={
        <Tools>
          <FilterChips label={t('agent.level')} options={options} chosen={level} onChoose={chooseLevel} />
        </Tools>
      }
      rowSize={LOG_ROW}
      empty={
        <EmptyState
          art={<LazyStone symbol="handshake" start="coin" end="star" />}
          level={2}
          title={t(filtered ? 'agent.log.none' : 'agent.none')}
          text={t(filtered ? 'agent.log.none.text' : 'agent.none.text')}
          action={
            filtered && (
              <Button variant="secondary" onClick={showAll}>
                {t('agent.log.showAll')}
              </Button>
            )
          }
        />
      }
      itemKey={({ id }) => id}
      renderItem={(member) => <LogRow member={member} />}
    />
  )
})

const Tools = styled.div`
  min-inline-size: 0;
  padding-block-end: ${theme.space[2]};
`
