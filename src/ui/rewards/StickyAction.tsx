import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'

interface StickyActionProps {
  /** Above the button: why it is disabled, or what is still possible. */
  reason?: ReactNode
  /** One large, wide button. */
  children: ReactNode
}

/** The page's button at the bottom edge, with its reason; on wide screens no wider than a text. */
export function StickyAction({ reason, children }: StickyActionProps) {
  return (
    <Root>
      {reason && <p>{reason}</p>}
      {children}
    </Root>
  )
}

const { color, media, space, type } = theme

const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  /* Where a page is shorter than the window and gives it the room. */
  margin-block-start: auto;
  gap: ${space[2]};
  padding-block: ${space[6]} calc(${space[4]} + env(safe-area-inset-bottom));
  background: linear-gradient(transparent, ${color.bg.canvasEnd} ${space[6]});
  /* Over the gutters, too: what scrolls below it is not seen beside it. */
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
  /* Large text: it would cover what it is about. */
  ${media.largeText} {
    position: static;
    background: none;
  }
  ${media.tablet} {
    margin-inline: 0;
    padding-inline: 0;
    grid-template-columns: minmax(0, 40rem);
    justify-content: center;
  }
  > p {
    ${type.bodySm};
    color: ${color.text.secondary};
    text-align: center;
  }
`
