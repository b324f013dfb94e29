import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { LobbyStore } from '../../stores/LobbyStore'
import { useFeature } from '../../stores/react'
import { Art } from '../../ui/art/Art'
import { Chip } from '../../ui/Chip'
import { ChipRow } from '../../ui/ChipRow'
import { typeSymbol } from './typeSymbol'

/** The kinds of games; the chosen one fills the shelves below. */
export const TypeChips = observer(function TypeChips() {
  const lobby = useFeature(LobbyStore)
  const { t } = useTranslation()
  return (
    <ChipRow label={t('home.types')}>
      {lobby.types.map(({ id, key, name }) => (
        <Chip
          key={id}
          selected={lobby.type?.id === id}
          art={<Art name={typeSymbol(key)} size={22} eager />}
          onClick={() => lobby.choose(id)}
        >
          {t(`home.type.${key}` as 'home.type.slots', { defaultValue: name })}
        </Chip>
      ))}
    </ChipRow>
  )
})
