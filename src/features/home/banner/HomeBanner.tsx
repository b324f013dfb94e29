import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useState } from 'react'
import { activityName } from '../../../domain/activity/activities'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { useSettled } from '../../../stores/react/useSettled'
import { theme } from '../../../theme/theme'
import { activityArt, activityTile } from '../../../ui/art/activityArt'
import { OperatorArt } from '../../../ui/art/OperatorArt'
import { HeroScene } from '../../../ui/art/scene/HeroScene'
import { dust } from '../../../ui/art/scene/hero/dust'
import { lazyScreen } from '../../../ui/lazyScreen'
import { BannerText } from './BannerText'
import { slidesOf } from './slides'

// Lazy: the first offer stands still until the page is idle.
const BannerTurns = lazyScreen(() => import('./BannerTurns').then((m) => m.BannerTurns), 'lobby', 'messages')
const BannerCompanions = lazyScreen(() => import('./BannerCompanions').then((m) => m.BannerCompanions))

const WELCOME = ['banknote', 'gift'] as const

/** The lobby's offers, one at a time; the first is part of the static first frame. */
export const HomeBanner = observer(function HomeBanner() {
  const stores = useStores()
  const { t } = useTranslation()
  const settled = useSettled()
  const [turn, setTurn] = useState(0)
  const vip = stores.showType
  const slides = slidesOf(stores)
  const at = turn % Math.max(slides.length, 1)
  const slide = slides[at]
  if (slide === undefined) return null
  const isOffer = typeof slide === 'object'
  const name = isOffer ? slide.id : slide
  const art = isOffer ? activityTile(slide.id) : 'moneyBag'
  const image = isOffer ? stores.config.picture(`banner.${activityName(slide.id)}`) : undefined
  return (
    <Root aria-label={t('home.offers')} data-viewed={`banner:${name}`}>
      <BannerScene vip={vip} />
      <Hero>
        <OperatorArt key={name} image={image} name={art} size={128} eager />
        {settled && !image && (
          <Suspense fallback={null}>
            <BannerCompanions of={isOffer ? activityArt(slide.id).filter((one) => one !== art) : WELCOME} />
          </Suspense>
        )}
      </Hero>
      <BannerText key={`text ${name}`} slide={slide} turned={turn > 0} />
      {settled && slides.length > 1 && (
        <Suspense fallback={null}>
          <BannerTurns at={at} count={slides.length} onTurn={(by) => setTurn(turn + by + slides.length)} />
        </Suspense>
      )}
    </Root>
  )
})

/** Of the theme; the static frame of a player has the one seen last. */
export const BannerScene = ({ vip }: ComponentProps<typeof HeroScene>) => (
  <Scene data-scene>
    <HeroScene vip={vip} />
  </Scene>
)

const Root = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  min-block-size: clamp(140px, 41vw, 160px);
  border-radius: ${theme.radius.lg};
  background: ${theme.recipe.hero};
  box-shadow: ${theme.recipe.heroEdge};
  isolation: isolate;
  touch-action: pan-y;
  ${theme.media.desktop} {
    min-block-size: 196px;
  }
`

const Scene = styled.div`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: ${dust} center / cover;
`

const Hero = styled.div`
  position: absolute;
  isolation: isolate;
  inset-inline-end: 7%;
  inset-block: 0;
  display: grid;
  align-items: center;
  line-height: 0;
  /* The art has 256 px: three pixels for each of these on a phone, two on a desk. */
  > img {
    inline-size: clamp(88px, 26vw, 104px);
    block-size: auto;
  }
  ${theme.media.largeText} {
    display: none;
  }
  ${theme.media.desktop} {
    > img {
      inline-size: 128px;
    }
  }
`
