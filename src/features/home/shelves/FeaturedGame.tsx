import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { activityTarget } from '../../../domain/activity/activityTarget'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber, formatRatio } from '../../../i18n/numbers'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import type { RootStore } from '../../../stores/root/RootStore'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { LandscapeCard } from '../games/LandscapeCard'
import { Shelf } from './Shelf'

/** The game that a running activity is about. */
const featuredOf = ({ activities }: RootStore, home: HomeStore): { game: AppGame; title: string } | undefined => {
  for (const { startTime, title, ...activity } of activities.list) {
    const target = startTime === undefined ? activityTarget(activity) : null
    const game = target?.to === 'game' && home.games.find(({ id }) => id === target.gameId)
    if (game) return { game, title: title ?? game.name }
  }
  return undefined
}

/** One game in a tile of the full width, with the facts that choose it. */
export const FeaturedGame = observer(function FeaturedGame() {
  const stores = useStores()
  const home = useFeature(HomeStore)
  const { t, i18n } = useTranslation()
  const featured = featuredOf(stores, home)
  if (!featured) return null
  const { game, title } = featured
  const { language } = i18n
  const facts = [
    t('lobby.rtp', { rtp: formatRatio(game.rtp / 10_000, language) }),
    t('lobby.from', { bet: formatCents(cents(game.minBet), language) }),
    game.topPrize && t('lobby.upTo', { times: formatNumber(game.topPrize, language) }),
  ]
  return (
    <Shelf title={title} art={<Art name="star" size={22} />}>
      <Frame>
        <LandscapeCard game={game}>
          {facts.filter(Boolean).map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </LandscapeCard>
      </Frame>
    </Shelf>
  )
})

const Frame = styled.div`
  ${theme.type.bodySm};
  block-size: clamp(190px, 52cqi, 260px);
`
