import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { theme } from '../../theme/theme'
import { Button } from '../actions/Button'
import { IconButton } from '../actions/IconButton'
import { Icon } from '../art/icons/Icon'
import { close } from '../art/icons/icons'
import { animateExit } from '../overlays/exitTransition'
import { type NoteTone, noteIcons } from './Note'

interface ToastRegionProps<Id extends string | number> {
  /** "Notifications". */
  label: string
  /** Oldest first; the caller removes them. */
  toasts: readonly {
    id: Id
    tone: NoteTone
    text: ReactNode
    /** A tap also removes the toast. */
    action?: { label: string; run: () => void } | undefined
  }[]
  onDismiss: (id: Id) => void
  dismissLabel: string
}

/** Toasts in a polite live region. Mount it once, inside the top dialog while one is open. */
export function ToastRegion<Id extends string | number>({
  label,
  toasts,
  onDismiss,
  dismissLabel,
}: ToastRegionProps<Id>) {
  return (
    <Root aria-label={label}>
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, tone, text, action }) => (
          <Toast key={id}>
            <Mark data-tone={tone}>
              <Icon of={noteIcons[tone]} size={20} />
            </Mark>
            <span>{text}</span>
            {action && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  action.run()
                  onDismiss(id)
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton of={close} size={14} label={dismissLabel} onClick={() => onDismiss(id)} />
          </Toast>
        ))}
      </ol>
    </Root>
  )
}

function Toast({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const toast = ref.current
    return () => {
      if (toast) animateExit(toast, { to: { translate: '0 -12px' } })
    }
  }, [])
  return <Line ref={ref}>{children}</Line>
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

const Line = styled.li`
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
  &[data-exiting] {
    animation: none;
  }
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
