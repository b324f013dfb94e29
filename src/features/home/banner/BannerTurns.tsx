import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import { IconButton } from '../../../ui/actions/IconButton'
import { pause, play } from '../../../ui/art/icons/icons'
import { motionReduced } from '../../../ui/motion'
import { onSwipe } from './onSwipe'

interface BannerTurnsProps {
  at: number
  count: number
  onTurn: (by: 1 | -1) => void
}

/** Turns the banner every 6 s, by a swipe and by its dots; rests under a pointer or the focus, and with reduced motion. */
export function BannerTurns({ at, count, onTurn }: BannerTurnsProps) {
  const { t } = useTranslation()
  const [stopped, setStopped] = useState(motionReduced)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => onSwipe(root.current?.parentElement, onTurn), [onTurn])
  return (
    <Root ref={root}>
      {!stopped && <Beat key={at} aria-hidden onAnimationEnd={() => onTurn(1)} />}
      <Dots type="button" aria-label={t('lobby.offers.next', { at: at + 1, count })} onClick={() => onTurn(1)}>
        {Array.from({ length: count }, (_, dot) => dot).map((dot) => (
          <i key={dot} data-on={dot === at || undefined} />
        ))}
      </Dots>
      <IconButton
        of={stopped ? play : pause}
        label={t(stopped ? 'lobby.offers.play' : 'lobby.offers.pause')}
        size={12}
        onClick={() => setStopped(!stopped)}
      />
    </Root>
  )
}

const beat = keyframes`to { opacity: 0 }`

const Root = styled.div`
  position: absolute;
  inset-block-end: ${theme.space[1]};
  inset-inline-end: ${theme.space[2]};
  display: flex;
  align-items: center;
  /* The marks are small on a plate, their hit areas are not. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 11px;
    inset-inline: 6px;
    border-radius: ${theme.radius.pill};
    background: ${blend(theme.color.bg.canvasEnd, 72)};
  }
`

const Beat = styled.span`
  position: absolute;
  visibility: hidden;
  animation: ${beat} 1ms 6s;
  section:is(:hover, :focus-within) & {
    animation-play-state: paused;
  }
`

const Dots = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: ${theme.size.touch};
  padding-inline: ${theme.space[3]} 0;
  i {
    inline-size: 6px;
    block-size: 6px;
    border-radius: 6px;
    background: ${theme.color.text.tertiary};
    transition: inline-size ${theme.motion.duration.base};
  }
  [data-on] {
    inline-size: 18px;
    background: ${theme.color.text.primary};
  }
`
