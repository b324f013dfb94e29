import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { HomeStore, type LobbyFilter } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { Chip } from '../../../ui/actions/Chip'
import { ChipRow } from '../../../ui/actions/ChipRow'
import { Art } from '../../../ui/art/Art'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import { typeSymbol } from '../../../ui/art/typeSymbol'
import { useLobbyFilter } from './useLobbyFilter'

/** Chips in a phone's first view. */
const FIRST = 4

interface FilterChip {
  filter: LobbyFilter
  symbol: SymbolName
  label: string
}

/** All games, jackpot games, and the types: what is selected filters the shelves below. Until the page has settled, only the first chips load art. */
export const TypeChips = observer(function TypeChips({ settled }: { settled: boolean }) {
  const home = useFeature(HomeStore)
  const [selected, select] = useLobbyFilter()
  const { t } = useTranslation()
  const chips: readonly FilterChip[] = [
    { filter: null, symbol: 'gamepad', label: t('home.type.all') },
    ...(home.hasJackpots ? [{ filter: 'jackpots', symbol: 'crown', label: t('home.type.jackpots') } as const] : []),
    ...home.types.map(({ id, key, name }) => ({
      filter: id,
      symbol: typeSymbol(key),
      label: t(`home.type.${key}` as 'home.type.slots', { defaultValue: name }),
    })),
  ]
  return (
    <ChipRow label={t('home.types')}>
      {chips.map(({ filter, symbol, label }, index) => (
        <Chip
          key={String(filter)}
          selected={selected === filter}
          art={
            settled || index < FIRST ? (
              <Art name={symbol} size={22} eager />
            ) : (
              <span style={{ inlineSize: 22, blockSize: 22 }} />
            )
          }
          onClick={() => select(filter)}
        >
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
})
