import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { theme } from '../../theme/theme'
import { PageHead } from '../navigation/PageHead'
import { FootPlaceContext } from './FootPlace'

interface TaskPageProps {
  title: string
  /** Second line of the header. */
  note?: ReactNode
  /** At the end of the header: an `IconLink`. */
  end?: ReactNode
  /** At the bottom edge, or in the content's `FootPlace`: one primary button, and at most one more as text. */
  foot?: ReactNode
  /** The foot is as wide as the page. */
  wideFoot?: boolean
  /** The content is as high as the window leaves. */
  fills?: boolean
  /** Replaces Back, to ask first. */
  onBack?: (() => void) | undefined
  children: ReactNode
}

/** A page for one task: Back, no tab bar, and its button at the bottom edge; one column up to the width of a tablet. */
export function TaskPage({ title, note, end, foot, wideFoot = false, fills, onBack, children }: TaskPageProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Root>
      <Head>
        <PageHead title={title} note={note} end={end} onBack={onBack} />
      </Head>
      <Body data-fills={fills || undefined}>
        <FootPlaceContext value={setPlace}>{children}</FootPlaceContext>
      </Body>
      {foot &&
        (place ? (
          createPortal(<FootRows>{foot}</FootRows>, place)
        ) : (
          <Foot data-wide={wideFoot || undefined}>
            <FootRows>{foot}</FootRows>
          </Foot>
        ))}
    </Root>
  )
}

const { color, recipe, size, space } = theme

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - env(safe-area-inset-top));
  --column: ${size.column};
  ${theme.media.tablet} {
    --column: none;
  }
`

const Head = styled.div`
  inline-size: 100%;
  max-inline-size: var(--column);
  margin-inline: auto;
  padding: 6px ${space.gutter};
`

const Body = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: var(--column);
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space[4]};
  &[data-fills] {
    align-content: stretch;
  }
`

const FootRows = styled.div`
  display: grid;
  gap: ${space[1]};
`

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  background: ${recipe.surface};
  box-shadow: inset 0 1px 0 ${color.border.subtle};
  padding: ${space[3]} ${space.gutter} calc(${space[3]} + env(safe-area-inset-bottom));
  > div {
    max-inline-size: ${size.column};
    margin-inline: auto;
  }
  ${theme.media.tablet} {
    > div {
      margin-inline: 0;
    }
    &[data-wide] > div {
      max-inline-size: none;
    }
  }
`
