import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { success } from '../art/icons/icons'

export interface CalendarDay {
  id: string
  /** "Day 4", "Mon". */
  label: string
  /** What the day brings. */
  reward: ReactNode
  state: 'done' | 'today' | 'missed' | 'next'
  /** The state as text. */
  stateLabel: string
  art?: ReactNode
}

interface CalendarStripProps {
  label: string
  days: readonly CalendarDay[]
  /** Called for a tap on the available day. */
  onPick?: (id: string) => void
}

/** A row of days with their rewards. */
export function CalendarStrip({ label, days, onPick }: CalendarStripProps) {
  return (
    <Root aria-label={label}>
      {days.map((day) => {
        const inside = (
          <>
            <span>{day.label}</span>
            {day.art}
            <b>{day.reward}</b>
            <State>
              {day.state === 'done' && <Icon of={success} size={14} />}
              {day.stateLabel}
            </State>
          </>
        )
        return (
          <li key={day.id} data-state={day.state} aria-current={day.state === 'today' ? 'date' : undefined}>
            {onPick && day.state === 'today' ? (
              <Day as="button" type="button" onClick={() => onPick(day.id)}>
                {inside}
              </Day>
            ) : (
              <Day>{inside}</Day>
            )}
          </li>
        )
      })}
    </Root>
  )
}

const { color, recipe } = theme

const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(76px, 1fr));
  gap: 8px;
`

const Day = styled.div<{ type?: 'button' }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  inline-size: 100%;
  min-block-size: 84px;
  padding: 8px 4px;
  border-radius: ${theme.radius.sm};
  background: ${recipe.surface};
  box-shadow: ${recipe.surfaceEdge};
  ${theme.type.labelSm};
  text-align: center;
  color: ${color.text.secondary};
  b {
    ${theme.type.numMd};
    color: ${color.text.primary};
  }
  [data-state='today'] > & {
    color: ${color.text.primary};
    box-shadow: inset 0 0 0 1.5px ${color.accent.text};
  }
  [data-state='missed'] > & {
    background: ${color.bg.inset};
  }
`

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  [data-state='done'] & {
    color: ${color.status.success.text};
  }
  [data-state='today'] & {
    color: ${color.accent.text};
  }
`
