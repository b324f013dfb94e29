import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from '../../../i18n'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { foilText } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { spreadPalettes } from '../../../ui/art/thumb/palettes'
import { GameCard } from '../games/GameCard'
import { Shelf } from './Shelf'
import { ShelfRow } from './ShelfRow'

/** The games most played last week, with their places. */
export const TopTen = observer(function TopTen() {
  const { mostPlayed } = useFeature(HomeStore)
  const { t } = useTranslation()
  const row = useRef<HTMLDivElement>(null)
  if (mostPlayed.length === 0) return null
  const palettes = spreadPalettes(mostPlayed)
  return (
    <Shelf title={t('lobby.top')} art={<Art name="trophy" size={22} />} row={row}>
      <Row as="ol" ref={row}>
        {mostPlayed.map((game, index) => (
          <li key={game.id}>
            <Place data-lettering data-long={(game.place ?? 0) > 9 || undefined}>
              {game.place}
            </Place>
            <GameCard game={game} palette={palettes[index]} />
          </li>
        ))}
      </Row>
    </Shelf>
  )
})

/** Of a tile's width: how far the place stands out from under it. */
const ASIDE = '0.42'

const column = `grid-auto-columns: calc(var(--tile-width) * (1 + ${ASIDE}))`

const Row = styled(ShelfRow)`
  ${column};
  ${theme.media.tablet} {
    ${column};
  }
  ${theme.media.desktop} {
    ${column};
  }
  margin-block: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, ${ASIDE}fr) minmax(0, 1fr);
  }
`

/** A large numeral, half under its tile. */
const Place = styled.span`
  ${foilText};
  font-family: ${theme.font.display};
  font-weight: 900;
  font-size: calc(var(--tile-width) * 0.66);
  line-height: 0.8;
  letter-spacing: -0.08em;
  align-self: end;
  justify-self: end;
  margin-inline-end: -0.12em;
  &[data-long] {
    font-size: calc(var(--tile-width) * 0.42);
  }
`
