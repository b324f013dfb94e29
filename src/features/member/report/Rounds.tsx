import { observer } from 'mobx-react-lite'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/core/react'
import { usePaged } from '../../../stores/core/usePaged'
import { useToday } from '../../../stores/core/useToday'
import { ReportStore, type Round } from '../../../stores/member/ReportStore'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { lazyScreen } from '../../../ui/lazyScreen'
import { spanOf } from '../../../ui/lists/filters/dateRange'
import { FilterChips } from '../../../ui/lists/filters/FilterChips'
import { RangeFilter } from '../../../ui/lists/filters/RangeFilter'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { useUrlRange } from '../../../ui/lists/filters/useUrlRange'
import { PagedList } from '../../../ui/lists/PagedList'
import { Figures } from '../Figures'
import { ROUND_ROW, RoundRow } from './RoundRow'

// Lazy: after a tap.
const RoundSheet = lazyScreen(() => import('./RoundSheet').then((m) => m.RoundSheet), 'money')

/** Every settled round, by game type and date, with the totals of what the filters find. */
export const Rounds = observer(function Rounds() {
  const { config } = useStores()
  const { t } = useTranslation()
  const types = config.config?.appGameTypeList ?? []
  const [type, chooseType] = useUrlFilter<string>('type', ['all', ...types.map(({ key }) => key)])
  const today = useToday()
  const [range, chooseRange] = useUrlRange()
  const gameType = types.find(({ key }) => key === type)?.id
  const filter = useMemo(
    () => ({ ...(gameType !== undefined && { gameType }), ...spanOf(range, today) }),
    [gameType, range, today],
  )
  const { rounds } = useFeature(ReportStore)
  const list = usePaged(rounds, filter)
  const [open, setOpen] = useState<Round | null>(null)
  const filtered = type !== 'all' || range !== 'all'
  const total = list.rows.length > 0 ? rounds.latest?.total : undefined
  return (
    <>
      <PagedList
        list={list}
        label={t('report.view.rounds')}
        head={total && <Figures bet={total.bet} win={total.win} rounds={total.rounds} small />}
        tools={
          <>
            <RangeFilter range={range} onChoose={chooseRange} />
            <FilterChips
              label={t('report.type')}
              options={[
                { value: 'all', label: t('report.kind.all') },
                ...types.map(({ key, name }) => ({ value: key, label: name })),
              ]}
              chosen={type}
              onChoose={chooseType}
            />
          </>
        }
        rowSize={ROUND_ROW}
        empty={<NoRounds filtered={filtered} />}
        itemKey={({ id }) => id}
        renderItem={(row) => <RoundRow round={row} onOpen={() => setOpen(row)} />}
      />
      {open && (
        <Suspense fallback={null}>
          <RoundSheet round={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
})

function NoRounds({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<LazyStone symbol="joystick" start="coin" end="star" />}
      level={2}
      title={t(filtered ? 'report.rounds.none' : 'report.rounds.empty')}
      action={
        filtered ? (
          <ButtonLink variant="secondary" to="?view=rounds" replace>
            {t('report.rounds.all')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/">{t('report.empty.go')}</ButtonLink>
        )
      }
    />
  )
}
