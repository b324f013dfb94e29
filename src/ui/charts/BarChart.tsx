import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { ScrollArea } from '../layout/ScrollArea'
import { ChartFrame, type ChartProps } from './ChartFrame'

/** Bar chart with a value on every bar; scrolls horizontally when it does not fit. */
export function BarChart(props: ChartProps) {
  const { points, format } = props
  const most = Math.max(...points.map(({ value }) => value), 1)
  return (
    <ChartFrame {...props}>
      <Place>
        <Bars>
          {points.map(({ label, value }) => (
            <li key={label} style={{ gridTemplateRows: rows(Math.max(value / most, 0)) }}>
              <b>{format(value)}</b>
              <Bar />
              <span>{label}</span>
            </li>
          ))}
        </Bars>
      </Place>
    </ChartFrame>
  )
}

/** Space, value, bar, label: space and bar share the rest, so that bars stay proportional. */
const rows = (share: number): string => `${1 - share}fr auto ${share}fr auto`

const { color, recipe } = theme

const Place = styled(ScrollArea)`
  inline-size: 100%;
  overflow-x: auto;
`

const Bars = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 6px;
  inline-size: max-content;
  min-inline-size: 100%;
  block-size: 180px;
  li {
    display: grid;
    justify-items: center;
    row-gap: 4px;
    ${theme.type.labelSm};
    color: ${color.text.secondary};
  }
  span {
    grid-row: 4;
  }
  b {
    grid-row: 2;
    font-variant-numeric: tabular-nums;
    color: ${color.text.primary};
  }
`

const Bar = styled.i`
  grid-row: 3;
  inline-size: min(100%, 34px);
  min-block-size: 2px;
  border-radius: 8px 8px 2px 2px;
  background: ${recipe.accent};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`
