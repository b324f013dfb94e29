import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { ChartFrame, type ChartProps } from './ChartFrame'

/** Amounts side by side; every bar carries its number. */
export function BarChart(props: ChartProps) {
  const { points, format } = props
  const most = Math.max(...points.map(({ value }) => value), 1)
  return (
    <ChartFrame {...props}>
      <Bars>
        {points.map(({ label, value }) => (
          <li key={label}>
            <b>{format(value)}</b>
            <Bar style={{ blockSize: `${Math.max(value / most, 0) * 100}%` }} />
            <span>{label}</span>
          </li>
        ))}
      </Bars>
    </ChartFrame>
  )
}

const { color, recipe } = theme

const Bars = styled.ol`
  display: flex;
  gap: 6px;
  inline-size: 100%;
  block-size: 180px;
  li {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: flex-end;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    ${theme.type.labelSm};
    color: ${color.text.secondary};
  }
  b {
    font-variant-numeric: tabular-nums;
    color: ${color.text.primary};
  }
`

const Bar = styled.i`
  flex: 0 1 auto;
  inline-size: min(100%, 34px);
  min-block-size: 2px;
  border-radius: 8px 8px 2px 2px;
  background: ${recipe.accent};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`
