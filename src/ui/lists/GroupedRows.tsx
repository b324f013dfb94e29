import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { RowCard } from './RowCard'

interface Group<Row> {
  id: string
  label: string
  rows: readonly Row[]
}

interface GroupedRowsProps<Row> {
  groups: readonly Group<Row>[]
  itemKey: (row: Row) => string
  renderItem: (row: Row) => ReactNode
}

/** The rows of a list in groups, each with a heading. */
export function GroupedRows<Row>({ groups, itemKey, renderItem }: GroupedRowsProps<Row>) {
  return groups.map(({ id, label, rows }) => (
    <section key={id} aria-label={label}>
      <Heading>{label}</Heading>
      <RowCard as="ul">
        {rows.map((row) => (
          <li key={itemKey(row)}>{renderItem(row)}</li>
        ))}
      </RowCard>
    </section>
  ))
}

const Heading = styled.h2`
  ${theme.type.labelMd};
  padding-block-end: ${theme.space[2]};
  color: ${theme.color.text.secondary};
`
