import styled from '@emotion/styled'
import { theme } from '../../../../theme/theme'
import { GameArt } from '../../games/GameArt'
import { GameLink } from '../../games/GameLink'
import { LikeButton } from '../../games/LikeButton'
import type { Result } from '../useSearch'
import { GameFacts } from './GameFacts'
import { Marked } from './Marked'

/** Height of a row, px, until it is measured. */
export const RESULT_ROW = 76

/** A game that was found. */
export function ResultRow({ result: { game, terms }, query }: { result: Result; query: string }) {
  return (
    <Root>
      <GameLink id={game.id}>
        <Art aria-hidden>
          <GameArt game={game} />
        </Art>
        <Body>
          <b>
            <bdi>
              <Marked text={game.name} terms={terms} query={query} />
            </bdi>
          </b>
          <span>
            <GameFacts game={game} />
          </span>
        </Body>
      </GameLink>
      <LikeButton game={game} />
    </Root>
  )
}

const ART = '48px'

const Root = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${RESULT_ROW}px;
  > a {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    padding-block: 6px;
    border-radius: ${theme.radius.md};
  }
`

const Art = styled.span({
  '--tile-width': ART,
  flex: 'none',
  inlineSize: ART,
  borderRadius: theme.radius.sm,
  overflow: 'clip',
  // Too small to be read; the name stands beside it.
  '& [data-layer="title"]': { display: 'none' },
})

const Body = styled.span`
  min-inline-size: 0;
  display: grid;
  gap: 2px;
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
  b {
    ${theme.type.labelMd};
    font-size: ${theme.type.bodyLg.fontSize};
    color: ${theme.color.text.primary};
  }
`
