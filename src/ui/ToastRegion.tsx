import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../theme/theme'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { close } from './icons'
import { type NoteTone, noteIcons } from './Note'

interface ToastRegionProps<Id extends string | number> {
  /** What comes here: "Notifications". */
  label: string
  /** Oldest first; the caller's clock takes them away. */
  toasts: readonly { id: Id; tone: NoteTone; text: ReactNode }[]
  onDismiss: (id: Id) => void
  dismissLabel: string
}

/** Short messages that pass; read out politely. Mount it once, inside the top dialog while one is open. */
export function ToastRegion<Id extends string | number>({
  label,
  toasts,
  onDismiss,
  dismissLabel,
}: ToastRegionProps<Id>) {
  return (
    <Root aria-label={label}>
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, tone, text }) => (
          <Toast key={id}>
            <Mark data-tone={tone}>
              <Icon of={noteIcons[tone]} size={20} />
            </Mark>
            <span>{text}</span>
            <IconButton of={close} size={14} label={dismissLabel} onClick={() => onDismiss(id)} />
          </Toast>
        ))}
      </ol>
    </Root>
  )
}

const { color, motion } = theme
const drop = keyframes`from { opacity: 0; translate: 0 -12px }`

const Root = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-start: max(12px, env(safe-area-inset-top));
  display: grid;
  justify-items: center;
  padding-inline: 12px;
  pointer-events: none;
  ol {
    display: grid;
    gap: 8px;
    inline-size: 100%;
    max-inline-size: 420px;
  }
`

const Toast = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 52px;
  padding-inline: 14px 4px;
  padding-block: 4px;
  border-radius: ${theme.radius.sm};
  background: ${color.bg.surface3};
  box-shadow: ${theme.recipe.surfaceEdge}, ${theme.recipe.floating};
  ${theme.type.labelMd};
  pointer-events: auto;
  animation: ${drop} ${motion.duration.slow} ${motion.easing.enter};
  > span:nth-of-type(2) {
    flex: 1;
    min-inline-size: 0;
  }
`

const Mark = styled.span({
  display: 'grid',
  ...Object.fromEntries(
    (['success', 'warning', 'danger', 'info'] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      { color: color.status[tone].text },
    ]),
  ),
})
