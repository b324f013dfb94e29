import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { Wordmark } from '../../../ui/art/brand/Wordmark'
import { HeroScene } from '../../../ui/art/scene/HeroScene'
import { heroSymbol } from '../../../ui/art/scene/heroSymbol'
import type { SymbolName } from '../../../ui/art/symbols/symbols'

/** The smallest phones have a lower scene. */
export const small = '@media (max-width: 359px)'

/** The brand's scene above the form; beside it, with the slogan, if there is room. With another symbol than the theme's: `art`. */
export const LoginScene = observer(function LoginScene({ art }: { art?: SymbolName | undefined }) {
  const vip = useStores().showType
  const { t } = useTranslation()
  return (
    <Root>
      <Sky aria-hidden>
        <HeroScene vip={vip} />
      </Sky>
      <Name>
        <Wordmark size={24} />
      </Name>
      <Pledge>
        <p>{t('auth.promise')}</p>
        <p>{t('auth.promise.text')}</p>
      </Pledge>
      <Hero>
        <Art name={art ?? heroSymbol[vip]} size={256} eager />
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
  ${small} {
    block-size: 132px;
  }
  /* The logo alone. */
  ${media.largeText} {
    block-size: 88px;
  }
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
  /* Calm under the words. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, ${theme.color.bg.canvasEnd}, transparent 62%);
    opacity: 0.86;
  }
  [dir='rtl'] &::after {
    scale: -1 1;
  }
  ${media.desktop} {
    /* The scene's light falls behind the symbol, its height being the window's. */
    inset-inline-end: calc(30% - 53vh);
    mask-image: none;
  }
`

const Name = styled.div`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-start: ${space.gutter};
  color: ${theme.color.text.primary};
  ${media.desktop} {
    inset-block-start: ${space[8]};
    inset-inline-start: ${space[16]};
  }
`

/** Room of the words beside the symbol. */
const beforeHero = `calc(74cqi - 100px - ${space[16]} - ${space[4]})`

const Pledge = styled.div`
  display: none;
  ${media.desktop} {
    position: relative;
    display: grid;
    align-content: center;
    gap: ${space[4]};
    block-size: 100%;
    margin-inline-start: ${space[16]};
  }
  p {
    ${theme.type.bodyLg};
    max-inline-size: min(22rem, ${beforeHero});
    margin: 0;
  }
  p:first-of-type {
    ${theme.type.displayXl};
    font-size: clamp(1.75rem, 5cqi, 2.75rem);
    max-inline-size: min(12em, ${beforeHero});
    white-space: pre-line;
  }
`

const Hero = styled.div`
  position: absolute;
  inset-block-start: ${space[5]};
  /* Beside the button that closes. */
  inset-inline-end: calc(${theme.size.touch} + ${space[6]});
  inline-size: 116px;
  line-height: 0;
  ${small} {
    inset-block-start: 44px;
    inset-inline-end: ${space[4]};
    inline-size: 80px;
  }
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
    /* Where the scene's light falls. */
    inset-inline-end: 26%;
    inline-size: 200px;
    translate: 50% -50%;
    [dir='rtl'] & {
      translate: -50% -50%;
    }
  }
`
