import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { type NoteTone, noteIcons } from '../feedback/Note'

interface TimelineProps {
  label: string
  events: readonly {
    id: string
    title: ReactNode
    time?: string | undefined
    text?: ReactNode
    /** `current` and `next` are steps that are not finished. */
    tone?: NoteTone | 'current' | 'next' | undefined
  }[]
}

/** Events in the given order. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <Root aria-label={label}>
      {events.map(({ id, title, time, text, tone = 'info' }) => (
        <li key={id} data-tone={tone} aria-current={tone === 'current' ? 'step' : undefined}>
          <Mark data-tone={tone}>
            {tone === 'current' || tone === 'next' ? <Ring /> : <Icon of={noteIcons[tone]} size={20} />}
          </Mark>
          <div>
            <Title>{title}</Title>
            {text && <p>{text}</p>}
            {time && <Time>{time}</Time>}
          </div>
        </li>
      ))}
    </Root>
  )
}

const { color } = theme

const Root = styled.ol`
  li {
    position: relative;
    display: flex;
    gap: 12px;
    padding-block-end: 16px;
    ${theme.type.bodyMd};
    color: ${color.text.secondary};
  }
  li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-inline-start: 9px;
    inset-block: 26px 4px;
    border-inline-start: 2px solid ${color.border.subtle};
  }
  li:has(+ [data-tone='next'])::before {
    border-inline-start-style: dashed;
  }
`

/** Filled while its step runs, empty before. */
const Ring = styled.span`
  display: block;
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid currentColor;
  border-radius: 50%;
  background: currentColor content-box;
  padding: 3px;
`

const Mark = styled.span`
  color: ${color.status.info.text};
  &[data-tone='current'] {
    color: ${color.accent.text};
  }
  &[data-tone='next'] {
    color: ${color.text.tertiary};
  }
  &[data-tone='next'] span {
    background: none;
  }
  &[data-tone='success'] {
    color: ${color.status.success.text};
  }
  &[data-tone='warning'] {
    color: ${color.status.warning.text};
  }
  &[data-tone='danger'] {
    color: ${color.status.danger.text};
  }
`

const Title = styled.p`
  font-weight: 600;
  color: ${color.text.primary};
`

const Time = styled.p`
  ${theme.type.labelSm};
  color: ${color.text.tertiary};
`
