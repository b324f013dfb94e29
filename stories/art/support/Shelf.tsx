import styled from '@emotion/styled'
import type { CSSProperties, ReactNode } from 'react'
import { Tiles } from '../../../src/ui/art/thumb/Tiles'

interface ShelfProps {
  readonly columns?: number
  readonly children: ReactNode
}

/** Tiles in columns, as in the lobby. */
export function Shelf({ columns = 3, children }: ShelfProps) {
  return (
    <Tiles style={{ '--tile-columns': columns } as CSSProperties}>
      <Columns columns={columns}>{children}</Columns>
    </Tiles>
  )
}

const Columns = styled.div<{ columns: number }>(({ columns }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: '10px',
}))
