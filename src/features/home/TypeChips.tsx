import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/core/react'
import { HomeStore } from '../../stores/home/HomeStore'
import { Chip } from '../../ui/actions/Chip'
import { ChipRow } from '../../ui/actions/ChipRow'
import { Art } from '../../ui/art/Art'
import { typeSymbol } from './typeSymbol'

/** Game types; the selected one fills the shelves below. */
export const TypeChips = observer(function TypeChips() {
  const home = useFeature(HomeStore)
  const { t } = useTranslation()
  return (
    <ChipRow label={t('home.types')}>
      {home.types.map(({ id, key, name }) => (
        <Chip
          key={id}
          selected={home.type?.id === id}
          art={<Art name={typeSymbol(key)} size={22} eager />}
          onClick={() => home.choose(id)}
        >
          {t(`home.type.${key}` as 'home.type.slots', { defaultValue: name })}
        </Chip>
      ))}
    </ChipRow>
  )
})
