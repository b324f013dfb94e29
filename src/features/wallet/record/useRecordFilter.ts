import { useMemo } from 'react'
import { COIN_KINDS } from '../../../domain/report/entryKinds'
import type { OrderState, OrderWord } from '../../../domain/wallet/orderStates'
import { useToday } from '../../../stores/react/useToday'
import { spanOf } from '../../../ui/lists/filters/dateRange'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { useUrlRange } from '../../../ui/lists/filters/useUrlRange'

/** The filter of a record of orders, kept in the URL. */
export function useOrderFilter(states: readonly OrderState[]) {
  const today = useToday()
  const [range, chooseRange] = useUrlRange()
  const [word, chooseWord] = useUrlFilter<'all' | OrderWord>('status', ['all', ...states.map(({ word: one }) => one)])
  const code = states.find((state) => state.word === word)?.code
  const filter = useMemo(
    () => ({ ...(code !== undefined && { status: code }), ...spanOf(range, today) }),
    [code, range, today],
  )
  return { filter, range, chooseRange, word, chooseWord }
}

/** The filter of the movements of coin, kept in the URL. */
export function useMovementFilter() {
  const today = useToday()
  const [range, chooseRange] = useUrlRange()
  const [kind, chooseKind] = useUrlFilter('kind', COIN_KINDS)
  const filter = useMemo(() => ({ ...(kind !== 'all' && { kind }), ...spanOf(range, today) }), [kind, range, today])
  return { filter, range, chooseRange, kind, chooseKind }
}
