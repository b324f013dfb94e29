import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type CSSProperties, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { useJackpotTap } from '../../../stores/activity/useJackpotTap'
import { useFeature, useStores } from '../../../stores/core/react'
import { JackpotBubbleStore } from '../../../stores/jackpot/JackpotBubbleStore'
import { theme } from '../../../theme/theme'
import { JackpotBubbleFace } from '../../../ui/art/jackpot/JackpotBubbleFace'
import { useAvoidOverlap } from './useAvoidOverlap'
import { useBubbleDrag } from './useBubbleDrag'

/**
 * Draggable button that opens the jackpot (spec §2): snaps to an edge, remembers its position and never covers a bar.
 */
export const JackpotBubble = observer(function JackpotBubble() {
  const { activities } = useStores()
  const bubble = useFeature(JackpotBubbleStore)
  const { t } = useTranslation()
  const keysId = useId()
  const dot = activities.hasDot('/activity/jackpot')
  const { place } = bubble
  const home = useRef<HTMLDivElement>(null)
  useAvoidOverlap(home, place)
  // React's type has no custom properties.
  const position = { '--down': place.down } as CSSProperties
  const openCabinet = useJackpotTap(useNavigate())
  const drag = useBubbleDrag(bubble, () => openCabinet?.())
  return (
    <Root ref={home} data-edge={place.edge} style={position}>
      <button
        type="button"
        aria-label={t(dot ? 'jackpot.bubble.dot' : 'jackpot.bubble')}
        aria-describedby={keysId}
        data-dot={dot || undefined}
        {...drag}
      >
        <JackpotBubbleFace label={t('jackpot.bubble.face')} dot={dot} />
      </button>
      <span id={keysId} hidden>
        {t('jackpot.bubble.keys')}
      </span>
    </Root>
  )
})

const SIZE = '62px'
// Both safe areas, so that the writing direction does not matter.
const ASIDE = 'max(12px, env(safe-area-inset-left), env(safe-area-inset-right))'
const { size, space } = theme

const Root = styled.div`
  --top: calc(${size.topBar} + env(safe-area-inset-top) + ${space[3]});
  --bottom: calc(${size.tabBar} + env(safe-area-inset-bottom) + ${space[5]});
  position: fixed;
  z-index: 1;
  inset-block-start: calc(var(--top) + var(--down) * (100dvh - var(--top) - var(--bottom) - ${SIZE}));
  inline-size: ${SIZE};
  block-size: ${SIZE};
  translate: var(--tuck, 0) var(--away, 0);
  transition: translate ${theme.motion.duration.base} ${theme.motion.easing.standard};
  /* About half stays visible: no more than the free space beside the controls of a card. */
  &[data-tucked]:is([dir='ltr'] [data-edge='end'], [dir='rtl'] [data-edge='start']) {
    --tuck: 44px;
  }
  &[data-tucked]:is([dir='ltr'] [data-edge='start'], [dir='rtl'] [data-edge='end']) {
    --tuck: -44px;
  }
  &[data-edge='start'] {
    inset-inline-start: ${ASIDE};
  }
  &[data-edge='end'] {
    inset-inline-end: ${ASIDE};
  }
  ${theme.media.desktop} {
    &[data-edge='start'] {
      inset-inline-start: calc(${size.rail} + ${space[4]});
    }
  }
  & > button {
    border-radius: 24px;
    touch-action: none;
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    transition: transform ${theme.motion.duration.base} ${theme.motion.easing.enter};
  }
  & > button[data-dragging] {
    cursor: grabbing;
    transition: none;
  }
`
