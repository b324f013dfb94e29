import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { ListModule } from './ListModule'
import type { ModuleProps } from './module'

/** A window a day: open once the player was there, with a gift where the day pays. */
export const CalendarModule = observer(function CalendarModule(props: ModuleProps) {
  const { i18n } = useTranslation()
  const days = props.steps.filter(({ unit }) => unit === 'days')
  const last = days.reduce((most, step) => (step.target > (most?.target ?? 0) ? step : most), days[0])
  const paid = new Set(days.map(({ target }) => target))
  return (
    <>
      {last && (
        // The row of the last day says how many are open.
        <Windows aria-hidden>
          {Array.from({ length: last.target }, (_, index) => index + 1).map((day) => (
            <li key={day} data-open={day <= last.progress || undefined}>
              {paid.has(day) && <Art name="gift" size={24} />}
              {formatNumber(day, i18n.language)}
            </li>
          ))}
        </Windows>
      )}
      <ListModule {...props} />
    </>
  )
})

const { color, radius, recipe, space, type } = theme

const Windows = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    place-content: center;
    justify-items: center;
    aspect-ratio: 1;
    border-radius: ${radius.sm};
    ${type.labelMd};
    color: ${color.text.secondary};
    background: ${recipe.surface};
    box-shadow: ${recipe.surfaceEdge};
  }
  [data-open] {
    color: ${color.text.primary};
    background: ${recipe.inset};
    box-shadow: inset 0 0 0 2px ${color.accent.from};
  }
  img {
    max-inline-size: 60%;
    block-size: auto;
  }
`
