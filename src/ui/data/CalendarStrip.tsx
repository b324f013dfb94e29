import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { type IconData, shield, success } from '../art/icons/icons'

export interface CalendarDay {
  id: string
  /** "Day 4", "Mon". */
  label: string
  /** What the day brings. */
  reward: ReactNode
  state: 'done' | 'today' | 'tomorrow' | 'next' | 'missed' | 'forgiven'
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

const icons: Readonly<Partial<Record<CalendarDay['state'], IconData>>> = {
  done: success,
  forgiven: shield,
}

/** Days with their rewards: three in a row, four where there is room; the last is as wide as the rest of its row. */
export function CalendarStrip({ label, days, onPick }: CalendarStripProps) {
  return (
    <Room>
      <Root aria-label={label}>
        {days.map((day) => {
          const icon = icons[day.state]
          const inside = (
            <>
              <span>{day.label}</span>
              {day.art}
              <b>{day.reward}</b>
              <State>
                {icon && <Icon of={icon} size={14} />}
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
    </Room>
  )
}

const { color, recipe } = theme

const Room = styled.div`
  container-type: inline-size;
`

const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  > :last-of-type {
    grid-column: 1 / -1;
  }
  /* Large text. */
  @container (max-width: 17em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* The longest word of a coupon's name fits a cell. */
  @container (min-width: 27em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > :last-of-type {
      grid-column: span 2;
    }
  }
`

const Day = styled.div<{ type?: 'button' }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 116px;
  padding: 12px 4px;
  border-radius: ${theme.radius.sm};
  background: ${recipe.surface};
  box-shadow: ${recipe.surfaceEdge};
  ${theme.type.labelSm};
  text-align: center;
  color: ${color.text.secondary};
  > span,
  b {
    max-inline-size: 100%;
  }
  b {
    hyphens: auto;
    ${theme.type.numMd};
    color: ${color.text.primary};
  }
  [data-state='today'] > & {
    color: ${color.bg.canvas};
    background: ${color.text.primary};
    box-shadow: 0 0 0 2px ${color.bg.canvas}, 0 0 0 4px ${color.accent.text};
    b,
    span {
      color: inherit;
    }
  }
  [data-state='tomorrow'] > & {
    box-shadow: inset 0 0 0 1.5px ${color.accent.text};
  }
  [data-state='missed'] > &,
  [data-state='forgiven'] > & {
    background: ${color.bg.inset};
    b {
      text-decoration: line-through;
      color: ${color.text.secondary};
    }
    img {
      filter: grayscale(1);
    }
  }
  [data-state='done'] > & img,
  [data-state='missed'] > & img,
  [data-state='forgiven'] > & img {
    opacity: 0.55;
  }
  overflow-wrap: break-word;
`

const State = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 3px;
  [data-state='done'] & {
    color: ${color.status.success.text};
  }
  [data-state='forgiven'] & {
    color: ${color.status.warning.text};
  }
`
