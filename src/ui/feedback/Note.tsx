import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { alert, type IconData, infoFill, success, warning } from '../art/icons/icons'

export type NoteTone = 'success' | 'warning' | 'danger' | 'info'

/** So that the tone does not depend on color alone. */
export const noteIcons: Readonly<Record<NoteTone, IconData>> = { success, warning, danger: alert, info: infoFill }

interface NoteProps {
  tone: NoteTone
  children: ReactNode
  /** Announced, for the outcome of an action; at once if it went wrong. */
  live?: boolean
}

/** An inline message. */
export function Note({ tone, children, live = false }: NoteProps) {
  return (
    <Root tone={tone} role={live ? (tone === 'danger' || tone === 'warning' ? 'alert' : 'status') : undefined}>
      <Icon of={noteIcons[tone]} size={18} />
      <span>{children}</span>
    </Root>
  )
}

const Root = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: NoteTone }>(
  {
    display: 'flex',
    gap: '8px',
    paddingBlock: '10px',
    paddingInline: '12px',
    borderRadius: theme.radius.sm,
    ...theme.type.labelMd,
    overflowWrap: 'anywhere',
    svg: { marginBlockStart: '.08em' },
  },
  ({ tone }) => ({ color: theme.color.status[tone].text, background: theme.color.status[tone].soft }),
)
