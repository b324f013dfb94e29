import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { AppGame } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { useSettled } from '../../../stores/react/useSettled'
import { theme } from '../../../theme/theme'
import { ThumbDetail } from '../../../ui/art/thumb/detail'
import type { ThumbTag } from '../../../ui/art/thumb/GameThumb'
import { tileScene } from '../../../ui/art/thumb/laterCode'
import { TileFoot } from '../../../ui/art/thumb/TileFoot'
import { GameArt } from './GameArt'
import { GameLink } from './GameLink'

interface GameCardProps {
  game: AppGame
  palette: number | undefined
  eager?: boolean
  /** Starts at once, without its sheet. */
  plays?: boolean | undefined
}

/** A game's tile; its heart is on the sheet. */
export const GameCard = observer(function GameCard({ game, palette, eager = false, plays }: GameCardProps) {
  // One scene at a time, once their code is there.
  const settled = useSettled(tileScene.preload)
  const { t } = useTranslation()
  const { resting } = useFeature(HomeStore)
  return (
    <Root data-foot={game.isJackpot || undefined} data-resting={resting || undefined}>
      <GameLink id={game.id} plays={plays}>
        <ThumbDetail value={settled ? 'full' : 'first'}>
          <GameArt game={game} tag={tagOf(game, t)} palette={palette} eager={eager} />
        </ThumbDetail>
        {game.isJackpot && <TileFoot label={t('home.tag.jackpot')} />}
      </GameLink>
    </Root>
  )
})

const tagOf = (game: AppGame, t: ReturnType<typeof useTranslation>['t']): ThumbTag | undefined => {
  if (game.isHot) return { kind: 'hot', label: t('home.tag.hot') }
  return game.isNew ? { kind: 'new', label: t('home.tag.new') } : undefined
}

const Root = styled.div`
  min-inline-size: 0;
  &[data-foot] {
    --foot: 22px;
  }
  &[data-resting] a {
    filter: grayscale(0.8);
  }
  a {
    position: relative;
    display: block;
    border-radius: ${theme.radius.md};
  }
`
