import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type CSSProperties, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { JackpotBubbleStore } from '../../../stores/jackpot/JackpotBubbleStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useJackpotTap } from '../../../stores/react/useJackpotTap'
import { theme } from '../../../theme/theme'
import { JackpotBubbleFace } from '../../../ui/art/jackpot/JackpotBubbleFace'
import { useBubbleDrag } from './useBubbleDrag'
import { useScrolling } from './useScrolling'

/**
 * Draggable button that opens the jackpot (spec §2): docked at an edge, where the player put it, and small while the page
 * scrolls. Pages keep room for it at their end, as for the tab bar.
 */
export const JackpotBubble = observer(function JackpotBubble() {
  const { activities } = useStores()
  const bubble = useFeature(JackpotBubbleStore)
  const { t } = useTranslation()
  const keysId = useId()
  const dot = activities.hasDot('/activity/jackpot')
  const { position } = bubble
  const home = useRef<HTMLDivElement>(null)
  useScrolling(home)
  // React's type has no custom properties.
  const style = { '--down': position.down } as CSSProperties
  const openCabinet = useJackpotTap(useNavigate())
  const drag = useBubbleDrag(bubble, () => openCabinet?.())
  return (
    <Root ref={home} data-edge={position.edge} style={style}>
      <Global styles={roomAtTheEnd} />
      <button
        type="button"
        aria-label={t(dot ? 'jackpot.bubble.dot' : 'jackpot.bubble')}
        aria-describedby={keysId}
        data-dot={dot || undefined}
        {...drag}
      >
        <JackpotBubbleFace
          label={t('jackpot.bubble.face')}
          dot={dot}
          dotAt={position.edge === 'end' ? 'start' : 'end'}
        />
      </button>
      <span id={keysId} hidden>
        {t('jackpot.bubble.keys')}
      </span>
    </Root>
  )
})

const SIZE = '62px'
// Both safe areas, so that the writing direction does not matter.
const ASIDE = 'max(8px, env(safe-area-inset-left), env(safe-area-inset-right))'
const { motion, size, space } = theme

const roomAtTheEnd = {
  '#main::after': { content: '""', display: 'block', blockSize: `calc(${SIZE} + ${space[4]})` },
}

const Root = styled.div`
  --top: calc(${size.topBar} + env(safe-area-inset-top) + ${space[3]});
  --bottom: calc(${size.tabBar} + env(safe-area-inset-bottom));
  position: fixed;
  z-index: 1;
  inset-block-start: calc(var(--top) + var(--down) * (100dvh - var(--top) - var(--bottom) - ${SIZE}));
  inline-size: ${SIZE};
  block-size: ${SIZE};
  pointer-events: none;
  &[data-edge='start'] {
    inset-inline-start: calc(${size.rail} + ${ASIDE});
  }
  &[data-edge='end'] {
    inset-inline-end: ${ASIDE};
  }
  & > button {
    border-radius: 24px;
    pointer-events: auto;
    touch-action: none;
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    transition:
      transform ${motion.duration.base} ${motion.easing.enter},
      opacity ${motion.duration.fast} ${motion.easing.standard},
      scale ${motion.duration.fast} ${motion.easing.standard};
  }
  /* Still a whole target. */
  &[data-scrolling] > button:not(:focus-visible, [data-dragging]) {
    scale: 0.72;
  }
  /* Someone who moves through the page by keyboard sees, and can press, what lies beneath; the page itself may focus its
     heading. */
  html:has(#main :focus-visible:not([tabindex='-1'])) & > button {
    opacity: 0.25;
    pointer-events: none;
  }
  & > button[data-dragging] {
    cursor: grabbing;
    transition: none;
  }
`
