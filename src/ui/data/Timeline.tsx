import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { type NoteTone, noteIcons } from '../feedback/Note'

interface TimelineProps {
  label: string
  events: readonly { id: string; title: ReactNode; time: string; text?: ReactNode; tone?: NoteTone }[]
}

/** Events, newest first. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <Root aria-label={label}>
      {events.map(({ id, title, time, text, tone = 'info' }) => (
        <li key={id}>
          <Mark data-tone={tone}>
            <Icon of={noteIcons[tone]} size={20} />
          </Mark>
          <div>
            <Title>{title}</Title>
            {text && <p>{text}</p>}
            <Time>{time}</Time>
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
`

const Mark = styled.span`
  color: ${color.status.info.text};
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
