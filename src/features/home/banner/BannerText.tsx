import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { Activity } from '../../../contract/activity/activity'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { Rich } from '../../../i18n/Rich'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import { Button } from '../../../ui/actions/Button'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import type { Slide } from './slides'

interface BannerTextProps {
  slide: Slide
  /** Not the first one: it fades in. */
  turned: boolean
}

/** What an offer says, and the way to it: the activity's own, or for someone new to an account. */
export const BannerText = observer(function BannerText({ slide, turned }: BannerTextProps) {
  const stores = useStores()
  const goTo = useNavigate()
  const { t } = useTranslation()
  const isWelcome = slide === 'welcome'
  const gameOf = ({ clickAction }: Activity) => stores.config.gameById.get(Number(clickAction))?.name
  const open = () => {
    if (isWelcome) stores.modals.open('register')
    else if (slide === 'waiting') void goTo('/bonus/event')
    else void import('../../../stores/activity/activityTap').then((m) => m.tapActivity(stores, slide, goTo))
  }
  return (
    <Root data-turned={turned || undefined}>
      <Tag>{isWelcome ? t('home.banner.welcome') : slide === 'waiting' ? WAITING : slide.title}</Tag>
      <Title>{isWelcome ? <Welcome /> : slide === 'waiting' ? WAITING : (slide.offer ?? gameOf(slide))}</Title>
      <Button data-tap="hero" onClick={open}>
        {t(isWelcome ? 'action.joinIn' : 'home.offer.go')}
      </Button>
    </Root>
  )
})

const WAITING = <Skeleton inlineSize="7em" blockSize="1lh" />

const Welcome = observer(function Welcome() {
  const { config } = useStores()
  const { t, i18n } = useTranslation()
  const bonus = config.config?.clientConfig.lobbyBonusAmount
  const amount = bonus === undefined ? <Skeleton inlineSize="6em" blockSize="1lh" /> : formatCents(bonus, i18n.language)
  return <Rich text={t('home.banner.bonus')} parts={{ amount: <Amount>{amount}</Amount> }} />
})

// Keeps the text readable over the scene.
const calm = blend(theme.color.bg.canvasEnd, 62)
const come = keyframes`from { opacity: 0 }`

const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${theme.space[2]};
  inline-size: 66%;
  padding-block: ${theme.space[2]};
  padding-inline-start: ${theme.space[4]};
  /* Large text: the width of the picture, and above what turns the offers. */
  ${theme.media.largeText} {
    inline-size: auto;
    padding-block-end: calc(${theme.size.touch} + ${theme.space[1]});
  }
  ${theme.media.desktop} {
    padding-inline-start: ${theme.space[6]};
  }
  &[data-turned] {
    animation: ${come} ${theme.motion.duration.slow};
  }
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
  padding: 3px 10px;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text.primary};
  background: ${theme.color.bg.inset};
`

const Title = styled.p`
  ${theme.type.titleMd};
  display: grid;
  /* The amount has a direction of its own, and would begin at the left in Arabic, too. */
  justify-items: start;
  align-content: center;
  align-self: stretch;
  /* The same box for offers of one line and of three. */
  min-block-size: 4.5rem;
  color: ${theme.color.text.primary};
  text-wrap: balance;
  /* On the narrowest phones a game is in the first view, too. */
  @media (max-width: 22em) {
    ${theme.type.titleSm};
    min-block-size: 3.75rem;
  }
  ${theme.media.largeText} {
    min-block-size: 0;
  }
  ${theme.media.desktop} {
    ${theme.type.titleLg};
    min-block-size: 5.1rem;
  }
`

// On its own line: its width must not shift the text.
const Amount = styled.span`
  display: block;
`
