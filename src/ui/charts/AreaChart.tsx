import styled from '@emotion/styled'
import { useId } from 'react'
import { theme } from '../../theme/theme'
import { ChartFrame, type ChartPoint, type ChartProps } from './ChartFrame'

const width = 320
const height = 120

/** Line chart with filled area; labels the first, highest and last value. */
export function AreaChart(props: ChartProps) {
  const { title, points, format } = props
  const fade = useId()
  const known = points.map(({ value }) => value)
  // A single value is drawn as a horizontal line.
  const values = known.length === 1 ? [...known, ...known] : known
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const at = (value: number, index: number) =>
    `${((index / Math.max(values.length - 1, 1)) * width).toFixed(1)} ${((1 - (value - low) / (high - low)) * height).toFixed(1)}`
  const line = `M${values.map(at).join('L')}`
  return (
    <ChartFrame {...props}>
      <Svg viewBox={`0 -4 ${width} ${height + 8}`} preserveAspectRatio="none" role="img" aria-label={title}>
        <defs>
          <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopOpacity="0.5" />
            <stop offset="1" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d={`${line}L${width} ${height}L0 ${height}z`} fill={`url(#${fade})`} />
        <path className="line" d={line} />
      </Svg>
      <Ends>
        {labelled(points).map(({ label, value }) => (
          <span key={label}>
            {label}
            <b>{format(value)}</b>
          </span>
        ))}
      </Ends>
    </ChartFrame>
  )
}

/** The first, highest and last point, without duplicates. */
function labelled(points: readonly ChartPoint[]): ChartPoint[] {
  const most = Math.max(...points.map(({ value }) => value))
  const highest = points.find(({ value }) => value === most)
  return [...new Set([points[0], highest, points.at(-1)])].filter((point) => point !== undefined)
}

const { color } = theme

const Svg = styled.svg`
  inline-size: 100%;
  block-size: 140px;
  stop {
    stop-color: ${color.accent.from};
  }
  .line {
    fill: none;
    stroke: ${color.accent.text};
    stroke-width: 2.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  [dir='rtl'] & {
    scale: -1 1;
  }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  inline-size: 100%;
  ${theme.type.labelSm};
  color: ${color.text.secondary};
  span {
    display: grid;
    text-align: center;
  }
  span:first-of-type {
    text-align: start;
  }
  span:last-of-type:not(:first-of-type) {
    text-align: end;
  }
  b {
    color: ${color.text.primary};
    font-variant-numeric: tabular-nums;
  }
`
