import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { AppGame } from '../../../contract/config'
import { HomeStore } from '../../../stores/home/HomeStore'
import { useFeature } from '../../../stores/react/stores'
import { useGameLook } from '../../../stores/react/useGameLook'
import { theme } from '../../../theme/theme'
import { LandscapeArt } from '../../../ui/art/thumb/LandscapeArt'
import { GameLink } from './GameLink'

interface LandscapeCardProps {
  game: AppGame
  palette?: number | undefined
  /** Below the name. */
  children: ReactNode
}

/** A game's tile in landscape: its name, and what is worth saying about it. */
export const LandscapeCard = observer(function LandscapeCard({ game, palette, children }: LandscapeCardProps) {
  const { resting } = useFeature(HomeStore)
  const { category, image } = useGameLook(game.id)
  return (
    <Root data-resting={resting || undefined}>
      <GameLink id={game.id}>
        <LandscapeArt id={game.id} name={game.name} category={category} image={image} palette={palette}>
          {children}
        </LandscapeArt>
      </GameLink>
    </Root>
  )
})

const Root = styled.div`
  block-size: 100%;
  min-inline-size: 0;
  &[data-resting] a {
    filter: grayscale(0.8);
  }
  a {
    display: block;
    block-size: 100%;
    border-radius: ${theme.radius.md};
  }
`
