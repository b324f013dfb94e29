import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { formatCents } from '../../domain/money'
import { Rich, useTranslation } from '../../i18n'
import { useJackpotTap } from '../../stores/activity/useJackpotTap'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'
import { Button } from '../../ui/actions/Button'
import { Art } from '../../ui/art/Art'
import { HeroScene } from '../../ui/art/scene/HeroScene'
import { heroSymbol } from '../../ui/art/scene/heroSymbol'
import { Skeleton } from '../../ui/feedback/Skeleton'

/** The lobby banner: an available draw for players, the welcome bonus for visitors (lobbyBonusAmount). */
export const HomeBanner = observer(function HomeBanner() {
  const stores = useStores()
  const { session, modals, config } = stores
  const { t, i18n } = useTranslation()
  const openJackpot = useJackpotTap(useNavigate())
  const openLogin = () => modals.open('login')
  const open = session.signedIn ? openJackpot : openLogin
  const vip = stores.showType
  const waiting = stores.drawWaits
  const bonus = config.config?.clientConfig.lobbyBonusAmount
  const amount = bonus === undefined ? <Skeleton inlineSize="6em" blockSize="1lh" /> : formatCents(bonus, i18n.language)
  if (!open) return null
  return (
    <Root>
      <Scene data-hero="scene">
        <HeroScene vip={vip} />
      </Scene>
      <Text>
        <Tag>
          {session.signedIn ? t(waiting ? 'home.banner.waiting' : 'home.banner.daily') : t('home.banner.welcome')}
        </Tag>
        <Title>
          {session.signedIn ? (
            t('home.banner.jackpot')
          ) : (
            <Rich text={t('home.banner.bonus')} parts={{ amount: <Amount>{amount}</Amount> }} />
          )}
        </Title>
        <Button data-tap="hero" onClick={open}>
          {session.signedIn ? t(waiting ? 'home.banner.spin' : 'home.banner.look') : t('home.banner.join')}
        </Button>
      </Text>
      <Hero data-hero="symbol">
        <Art name={heroSymbol[vip]} size={148} eager />
      </Hero>
    </Root>
  )
})

const Root = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  min-block-size: 176px;
  border-radius: ${theme.radius.lg};
  background: ${theme.recipe.hero};
  box-shadow: ${theme.recipe.heroEdge};
  isolation: isolate;
`

const Scene = styled.div`
  position: absolute;
  inset: 0;
  border-radius: inherit;
`

// Keeps the text readable over the scene.
const calm = blend(theme.color.bg.canvasEnd, 62)

const Text = styled.div`
  position: relative;
  z-index: 1;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${theme.space[3]};
  inline-size: 62%;
  padding: ${theme.space[4]};
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline: 0 -30%;
    background: linear-gradient(90deg, ${calm} 50%, transparent);
  }
  [dir='rtl'] &::before {
    transform: scaleX(-1);
  }
`

const Tag = styled.span`
  ${theme.type.labelSm};
  padding: 4px 10px;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text.primary};
  background: ${theme.color.bg.inset};
`

const Title = styled.p`
  ${theme.type.titleLg};
  margin: 0;
  color: ${theme.color.text.primary};
  text-wrap: balance;
`

// On a line of its own: its width must not move the words.
const Amount = styled.span`
  display: block;
`

const Hero = styled.div`
  position: absolute;
  inset-inline-end: ${theme.space[2]};
  inset-block-end: ${theme.space[3]};
  line-height: 0;
  /* Beside the words on the narrowest phones. */
  > img {
    inline-size: min(148px, 38vw);
    block-size: auto;
  }
`
