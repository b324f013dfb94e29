import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'

const { color, recipe } = theme
const { status, tag } = color

const tones = {
  neutral: { color: color.text.primary, background: recipe.quiet, boxShadow: recipe.quietEdge },
  accent: { color: color.accent.softText, background: color.accent.soft },
  success: { color: status.success.text, background: status.success.soft },
  warning: { color: status.warning.text, background: status.warning.soft },
  danger: { color: status.danger.text, background: status.danger.soft },
  info: { color: status.info.text, background: status.info.soft },
  coin: { color: color.coin.ink, background: recipe.coin },
  hot: { color: tag.ink, background: tag.hot },
  fresh: { color: tag.ink, background: tag.fresh },
  jackpot: { color: tag.ink, background: tag.jackpot },
} as const

export type BadgeTone = keyof typeof tones

interface BadgeProps {
  tone?: BadgeTone
  children: ReactNode
}

/** A short label on a pill. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Root tone={tone}>{children}</Root>
}

const Root = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: BadgeTone }>(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    flex: 'none',
    paddingBlock: '2px',
    paddingInline: '8px',
    borderRadius: theme.radius.pill,
    ...theme.type.micro,
    letterSpacing: '.02em',
    whiteSpace: 'nowrap',
  },
  ({ tone }) => tones[tone],
)
