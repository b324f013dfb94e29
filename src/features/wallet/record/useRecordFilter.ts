import { useMemo } from 'react'
import { COIN_KINDS } from '../../../domain/report/entryKinds'
import type { OrderState, OrderWord } from '../../../domain/wallet/orderStates'
import { useToday } from '../../../stores/react/useToday'
import { spanOf } from '../../../ui/lists/filters/dateRange'
import { useChangeUrl } from '../../../ui/lists/filters/useChangeUrl'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { useUrlRange } from '../../../ui/lists/filters/useUrlRange'

/** The dates and one more choice of a record, kept in the URL. */
function useChoices<T extends string>(name: string, values: readonly ['all', ...T[]]) {
  const [range, chooseRange] = useUrlRange()
  const [choice, choose] = useUrlFilter<'all' | T>(name, values)
  const change = useChangeUrl()
  const isFiltered = choice !== 'all' || range !== 'all'
  return {
    range,
    chooseRange,
    choice,
    choose,
    /** Drops both; null while neither is chosen. */
    showAll: isFiltered ? () => change({ [name]: null, days: null }) : null,
  }
}

/** The filter of a record of orders, kept in the URL. */
export function useOrderFilter(states: readonly OrderState[]) {
  const today = useToday()
  const { choice, choose, ...rest } = useChoices<OrderWord>('status', ['all', ...states.map(({ word }) => word)])
  const { range } = rest
  const code = states.find(({ word }) => word === choice)?.code
  const filter = useMemo(
    () => ({ ...(code !== undefined && { status: code }), ...spanOf(range, today) }),
    [code, range, today],
  )
  return { ...rest, filter, word: choice, chooseWord: choose }
}

/** The filter of the movements of coin, kept in the URL. */
export function useMovementFilter() {
  const today = useToday()
  const { choice: kind, choose, ...rest } = useChoices('kind', COIN_KINDS)
  const { range } = rest
  const filter = useMemo(() => ({ ...(kind !== 'all' && { kind }), ...spanOf(range, today) }), [kind, range, today])
  return { ...rest, filter, kind, chooseKind: choose }
}
