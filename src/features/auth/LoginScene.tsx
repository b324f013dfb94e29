import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { Art } from '../../ui/art/Art'
import { Wordmark } from '../../ui/art/brand/Wordmark'
import { HeroScene } from '../../ui/art/scene/HeroScene'
import { heroSymbol } from '../../ui/art/scene/heroSymbol'

/** The house's face over the form, or beside it where there is room. */
export const LoginScene = observer(function LoginScene() {
  const vip = useStores().showType
  return (
    <Root aria-hidden>
      <Sky>
        <HeroScene vip={vip} />
      </Sky>
      <Name>
        <Wordmark size={24} />
      </Name>
      <Hero>
        <Art name={heroSymbol[vip]} size={256} eager />
      </Hero>
    </Root>
  )
})

const { media, space } = theme

const Root = styled.div`
  container-type: inline-size;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  block-size: 176px;
  ${media.tablet} {
    border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
  }
  ${media.desktop} {
    block-size: auto;
    border-radius: 0;
  }
`

const Sky = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.recipe.hero};
  mask-image: linear-gradient(black 55%, transparent);
  ${media.desktop} {
    /* The scene's light falls on its middle. */
    inset-inline-end: calc(50% - 338px);
    mask-image: none;
  }
`

const Name = styled.div`
  position: absolute;
  isolation: isolate;
  /* Calm under the letters, whatever the scene draws there. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -${space[5]} -${space[6]};
    background: radial-gradient(closest-side, ${theme.color.bg.canvas} 50%, transparent);
    opacity: 0.8;
  }
  inset-block-start: 76px;
  inset-inline-start: calc(${space.gutter} + ${space[5]});
  color: ${theme.color.text.primary};
  ${media.desktop} {
    inset-block-start: auto;
    inset-block-end: ${space[8]};
    inset-inline-start: ${space[8]};
  }
`

const Hero = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[5]};
  inline-size: 124px;
  line-height: 0;
  /* Very large text needs the room. */
  @container (max-width: 16rem) {
    display: none;
  }
  > * {
    inline-size: 100%;
    block-size: auto;
  }
  ${media.desktop} {
    inset-block-start: 50%;
    inset-inline-end: 50%;
    inline-size: 244px;
    translate: 50% -50%;
    [dir='rtl'] & {
      translate: -50% -50%;
    }
  }
`
