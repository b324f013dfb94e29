import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { AppGame } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { Icon } from '../../../ui/art/icons/Icon'
import { crownFill } from '../../../ui/art/icons/icons'
import { spreadPalettes } from '../../../ui/art/thumb/palettes'
import { searchFor } from '../filters/searchFor'
import { useLobbyFilter } from '../filters/useLobbyFilter'
import { LandscapeCard } from '../games/LandscapeCard'
import { useJackpotMoney } from '../jackpotStrip/useJackpotMoney'
import { LandscapeRow } from './LandscapeRow'
import { Shelf } from './Shelf'

/** The games whose bets grow the jackpots, each with the largest one. */
export const JackpotShelf = observer(function JackpotShelf({ games }: { games: readonly AppGame[] }) {
  const { t } = useTranslation()
  const [filter] = useLobbyFilter()
  const row = useRef<HTMLDivElement>(null)
  if (games.length === 0) return null
  const palettes = spreadPalettes(games)
  return (
    <Shelf
      title={t('home.jackpots')}
      art={<Art name="crown" size={22} />}
      all={searchFor({ tag: 'jackpot', filter })}
      row={row}
    >
      <LandscapeRow ref={row}>
        {games.map((game, index) => (
          <LandscapeCard key={game.id} game={game} palette={palettes[index]}>
            <Mega />
          </LandscapeCard>
        ))}
      </LandscapeRow>
    </Shelf>
  )
})

/** Observed alone, since it changes every few seconds. */
const Mega = observer(function Mega() {
  const { t } = useTranslation()
  const money = useJackpotMoney()
  return (
    <Root>
      <Tier>
        <Icon of={crownFill} size={12} />
        {t('home.jackpot.mega')}
      </Tier>
      <b>{money('mega') ?? '–'}</b>
    </Root>
  )
})

const Root = styled.span`
  display: grid;
  margin-block-start: auto;
  b {
    ${theme.type.numMd};
  }
`

const Tier = styled.span`
  ${theme.type.labelSm};
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`
