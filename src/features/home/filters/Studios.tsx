import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { studiosOf } from '../../../domain/game/studios'
import { useTranslation } from '../../../i18n'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { Chip } from '../../../ui/actions/Chip'
import { ChipRow } from '../../../ui/actions/ChipRow'
import { Art } from '../../../ui/art/Art'
import { SectionHead } from '../../../ui/data/SectionHead'
import { searchFor } from './searchFor'
import { useLobbyFilter } from './useLobbyFilter'

/** The studios of the games that the filter keeps; a chip leads to all games of its studio. */
export const Studios = observer(function Studios() {
  const home = useFeature(HomeStore)
  const goTo = useNavigate()
  const { t } = useTranslation()
  const [filter] = useLobbyFilter()
  const studios = studiosOf(home.gamesIn(filter))
  if (studios.length === 0) return null
  return (
    <section aria-label={t('lobby.studios')}>
      <SectionHead title={t('lobby.studios')} art={<Art name="joystick" size={22} />} />
      <ChipRow>
        {studios.map((studio) => {
          const games = searchFor({ provider: studio, filter })
          return (
            games && (
              <Chip key={studio} onClick={() => goTo(games)}>
                {studio}
              </Chip>
            )
          )
        })}
      </ChipRow>
    </section>
  )
})
