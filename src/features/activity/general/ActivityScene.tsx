import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import { Art } from '../../../ui/art/Art'
import type { ActivityComposition } from '../../../ui/art/activityArt'
import { Icon } from '../../../ui/art/icons/Icon'
import { calendar } from '../../../ui/art/icons/icons'
import { HeroScene } from '../../../ui/art/scene/HeroScene'

interface ActivitySceneProps {
  art: ActivityComposition
  /** When it is open. */
  window: ReactNode
  title: string
  lead: string | undefined
}

/** The scene of an activity page with its composition of symbols, title and one sentence. */
export const ActivityScene = observer(function ActivityScene({ art, window, title, lead }: ActivitySceneProps) {
  const [large, ...small] = art
  return (
    <Root>
      <Sky aria-hidden>
        <HeroScene vip={useStores().showType} />
      </Sky>
      <Words>
        <Pill>
          <Icon of={calendar} size={14} />
          {window}
        </Pill>
        <h1>{title}</h1>
        {lead && <p dir="auto">{lead}</p>}
      </Words>
      <Composition aria-hidden>
        <Art name={large} size={132} eager />
        {small.map((name) => (
          <Art key={name} name={name} size={48} eager />
        ))}
      </Composition>
    </Root>
  )
})

const { color, media, space, type } = theme

const Root = styled.header`
  position: relative;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 264px;
  /* Under the page's edges and its back link. */
  margin-block-start: calc(-44px - ${space[4]} - ${space[3]});
  margin-inline: calc(-1 * ${space.gutter});
  padding: 64px ${space.gutter} 44px;
  isolation: isolate;
  ${media.desktop} {
    min-block-size: 320px;
  }
`

const Sky = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: clip;
  mask: linear-gradient(black 60%, transparent);
  /* Words stand on the scene's start. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to right, ${blend(color.bg.inset, 80)} 40%, transparent 90%);
  }
  [dir='rtl'] &::after {
    transform: scaleX(-1);
  }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  justify-items: start;
  min-inline-size: 0;
  ${type.bodyMd};
  overflow-wrap: anywhere;
  h1 {
    ${type.titleLg};
  }
`

const Pill = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding: ${space[1]} ${space[3]};
  border-radius: ${theme.radius.pill};
  ${type.labelSm};
  text-wrap: balance;
  background: ${color.bg.inset};
`

const floatIn = keyframes`
  from { translate: 0 24px; opacity: 0; }
`

const Composition = styled.div`
  position: relative;
  flex: none;
  inline-size: clamp(104px, 38vw, 148px);
  aspect-ratio: 1;
  /* Large text: the words need the width. */
  ${theme.media.largeText} {
    display: none;
  }
  ${media.desktop} {
    inline-size: 208px;
    margin-inline-end: 6%;
  }
  > img {
    position: absolute;
    block-size: auto;
    @media (prefers-reduced-motion: no-preference) {
      animation: ${floatIn} 360ms ease-out;
    }
  }
  > :nth-of-type(1) {
    inset: 6%;
    inline-size: 88%;
  }
  > :nth-of-type(2) {
    inset-block-start: -14%;
    inset-inline-start: -4%;
    inline-size: 36%;
    rotate: -12deg;
  }
  > :nth-of-type(3) {
    inset-block-end: -10%;
    inset-inline-end: -2%;
    inline-size: 34%;
    rotate: 10deg;
  }
`
