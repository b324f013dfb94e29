import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/core/react'
import { HomeStore } from '../../stores/home/HomeStore'
import { Chip } from '../../ui/actions/Chip'
import { ChipRow } from '../../ui/actions/ChipRow'
import { Art } from '../../ui/art/Art'
import { typeSymbol } from '../../ui/art/typeSymbol'

/** Chips in a phone's first view. */
const FIRST = 4

/** Game types; the selected one fills the shelves below. Until the page has settled, only the first chips load art. */
export const TypeChips = observer(function TypeChips({ settled }: { settled: boolean }) {
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  return (
    <ChipRow label={t('home.types')}>
      {home.types.map(({ id, key, name }, index) => (
        <Chip
          key={id}
          selected={home.type?.id === id}
          art={
            settled || index < FIRST ? (
              <Art name={typeSymbol(key)} size={22} eager />
            ) : (
              <span style={{ inlineSize: 22, blockSize: 22 }} />
            )
          }
          onClick={() => home.choose(id)}
        >
          {t(`home.type.${key}` as 'home.type.slots', { defaultValue: name })}
        </Chip>
      ))}
    </ChipRow>
  )
})
