import styled from '@emotion/styled'
import { type ReactNode, useId, useState } from 'react'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Button } from '../actions/Button'
import { chart, table } from '../art/icons/icons'
import { Table } from '../data/Table'

export interface ChartPoint {
  label: string
  value: number
}

export interface ChartProps {
  title: string
  points: readonly ChartPoint[]
  format: (value: number) => string
  /** Labels of the button that switches between chart and table. */
  tableLabel: string
  chartLabel: string
  /** Column headers of the table. */
  labelHead: string
  valueHead: string
  /** Shown without data. */
  empty: ReactNode
}

/** A chart that can be switched to a table of the same numbers. */
export function ChartFrame({ children, ...props }: ChartProps & { children: ReactNode }) {
  const { title, points, format, tableLabel, chartLabel, labelHead, valueHead, empty } = props
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  if (points.length === 0)
    return (
      <Root aria-labelledby={titleId}>
        <Head id={titleId}>{title}</Head>
        <Nothing>{empty}</Nothing>
      </Root>
    )
  return (
    <Root aria-labelledby={titleId}>
      <Head id={titleId}>{title}</Head>
      {asTable ? (
        <Table
          caption={title}
          rows={points}
          rowKey={(point) => point.label}
          columns={[
            { id: 'label', label: labelHead, cell: (point) => point.label },
            { id: 'value', label: valueHead, align: 'end', cell: (point) => format(point.value) },
          ]}
        />
      ) : (
        children
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={asTable ? chart : table}
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? chartLabel : tableLabel}
      </Button>
    </Root>
  )
}

const Root = styled.figure(surface, {
  padding: theme.space[3],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
  justifyItems: 'start',
})

const Head = styled.figcaption`
  ${theme.type.titleSm};
`

const Nothing = styled.p`
  ${theme.type.bodyMd};
  padding-block: ${theme.space[6]};
  justify-self: center;
  text-align: center;
  color: ${theme.color.text.secondary};
`
