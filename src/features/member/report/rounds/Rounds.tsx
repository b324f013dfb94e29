import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from '../../../../i18n'
import { ReportStore, type Round } from '../../../../stores/member/ReportStore'
import { useFeature, useStores } from '../../../../stores/react/stores'
import { usePaged } from '../../../../stores/react/usePaged'
import { useResource } from '../../../../stores/react/useResource'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/actions/Button'
import { ButtonLink } from '../../../../ui/actions/ButtonLink'
import { LazyStone } from '../../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../../ui/feedback/EmptyState'
import { useMedia } from '../../../../ui/layout/useMedia'
import { lazyScreen } from '../../../../ui/lazyScreen'
import { FilterChips } from '../../../../ui/lists/filters/FilterChips'
import { RangeFilter } from '../../../../ui/lists/filters/RangeFilter'
import { PagedList } from '../../../../ui/lists/PagedList'
import { ResourceView } from '../../../../ui/lists/ResourceView'
import { Totals } from '../Totals'
import { REPORT_RANGES, useReportFilter } from '../useReportFilter'
import { ROUND_ROW, RoundRow } from './RoundRow'
import { RoundTable } from './RoundTable'

// Lazy: after a tap.
const RoundSheet = lazyScreen(() => import('./RoundSheet').then((m) => m.RoundSheet), 'money')

/** Totals, chart and record of the same days, by game type. */
export const Rounds = observer(function Rounds() {
  const { config } = useStores()
  const { t } = useTranslation()
  const types = config.config?.appGameTypeList ?? []
  const { days, bounds, range, chooseRange, type, chooseType } = useReportFilter(types.map(({ key }) => key))
  const gameType = types.find(({ key }) => key === type)?.id
  const filter = useMemo(() => ({ ...(gameType !== undefined && { gameType }), ...bounds }), [gameType, bounds])
  const store = useFeature(ReportStore)
  const resource = store.reportOf(bounds)
  const report = useResource(resource)
  const list = usePaged(store.rounds, filter)
  const isWide = useMedia('(min-width: 768px)')
  const [open, setOpen] = useState<Round | null>(null)
  // The backend keeps no rounds of long ago, only their sums.
  const older =
    list.state === 'ready' &&
    !list.hasMore &&
    gameType === undefined &&
    report.value !== null &&
    list.rows.length < report.value.rounds
  const shown = {
    // Totals and record are of one moment.
    list: { ...list, refresh: () => Promise.all([list.refresh(), resource.refresh()]).then(() => undefined) },
    head: <RangeFilter range={range} onChoose={chooseRange} presets={REPORT_RANGES} />,
    tools: (
      <Tools>
        <ResourceView resource={report} shape={['433px']}>
          {report.value && <Totals report={report.value} days={days} gameType={gameType} />}
        </ResourceView>
        <FilterChips
          label={t('report.type')}
          options={[
            { value: 'all', label: t('report.kind.all') },
            ...types.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          chosen={type}
          onChoose={chooseType}
        />
      </Tools>
    ),
    rowSize: ROUND_ROW,
    empty: !older && <NoRounds onShowAll={type === 'all' ? undefined : () => chooseType('all')} />,
  }
  return (
    <>
      {isWide ? (
        <PagedList {...shown}>{(rows) => <RoundTable rounds={rows} onOpen={setOpen} />}</PagedList>
      ) : (
        <PagedList
          {...shown}
          label={t('report.view.rounds')}
          itemKey={({ id }) => id}
          renderItem={(row) => <RoundRow round={row} onOpen={() => setOpen(row)} />}
        />
      )}
      {older && <Older>{t('report.older')}</Older>}
      {open && (
        <Suspense fallback={null}>
          <RoundSheet round={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
})

function NoRounds({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<LazyStone symbol="joystick" start="coin" end="star" />}
      level={2}
      title={t(onShowAll ? 'report.rounds.none' : 'report.rounds.empty')}
      action={
        onShowAll ? (
          <Button variant="secondary" onClick={onShowAll}>
            {t('report.rounds.all')}
          </Button>
        ) : (
          <ButtonLink to="/">{t('report.empty.go')}</ButtonLink>
        )
      }
    />
  )
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`

const Older = styled.p`
  ${theme.type.bodySm};
  padding-block: ${theme.space[2]};
  text-align: center;
  color: ${theme.color.text.secondary};
`
