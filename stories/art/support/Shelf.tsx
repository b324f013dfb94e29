import styled from '@emotion/styled'

interface ShelfProps {
  readonly columns?: number
}

/** Tiles in columns, as in the lobby. */
export const Shelf = styled.div<ShelfProps>(({ columns = 3 }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: '10px',
}))
