import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'
import { IconButton } from '../actions/IconButton'
import { Icon } from '../art/icons/Icon'
import type { IconData } from '../art/icons/icons'
import { pause, play } from '../art/icons/icons'
import { motionReduced } from '../motion'

interface TickerProps {
  /** Accessible name. */
  label: string
  items: readonly { id: string; content: ReactNode }[]
  icon?: IconData | undefined
  pauseLabel: string
  playLabel: string
}

/**
 * Rotating messages, one line at a time. Pauses on hover and focus, stops with its button, and starts paused under
 * reduced motion. Timed by the delay of a CSS animation, so pausing is one declaration and a hidden tab costs nothing.
 */
export function Ticker({ label, items, icon, pauseLabel, playLabel }: TickerProps) {
  const [at, setAt] = useState(0)
  const [stopped, setStopped] = useState(motionReduced)
  const item = items[at % Math.max(items.length, 1)]
  if (!item) return null
  return (
    <Root role="group" aria-label={label}>
      {icon && (
        <Mark>
          <Icon of={icon} size={18} />
        </Mark>
      )}
      <Line key={item.id}>{item.content}</Line>
      {items.length > 1 && (
        <>
          {!stopped && <Beat key={at} aria-hidden onAnimationEnd={() => setAt((at + 1) % items.length)} />}
          <Toggle>
            <IconButton
              of={stopped ? play : pause}
              label={stopped ? playLabel : pauseLabel}
              size={12}
              onClick={() => setStopped(!stopped)}
            />
          </Toggle>
        </>
      )}
    </Root>
  )
}

const { color, motion } = theme
const beat = keyframes`to { opacity: 0 }`
const come = keyframes`from { opacity: 0; translate: 0 60% }`

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 36px;
  padding-inline: 10px 0;
  border-radius: ${theme.radius.pill};
  background: ${blend(color.bg.surface1, 70)};
  box-shadow: ${theme.recipe.insetEdge};
  ${theme.type.bodyMd};
  color: ${color.text.secondary};
  strong {
    font-weight: 600;
    color: ${color.text.primary};
  }
`

const Mark = styled.span`
  display: grid;
  color: ${color.accent.text};
`

const Line = styled.p`
  flex: 1;
  /* A long line must not widen the page. */
  contain: inline-size;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  animation: ${come} ${motion.duration.slow} ${motion.easing.enter};
`

const Beat = styled.span`
  position: absolute;
  inline-size: 0;
  visibility: hidden;
  animation: ${beat} 1ms 4500ms;
  [role='group']:is(:hover, :focus-within) > & {
    animation-play-state: paused;
  }
`

const Toggle = styled.span`
  display: grid;
  margin-block: -4px;
  color: ${color.text.secondary};
`
