import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../../src/theme/theme'
import { type VipTheme, vipThemes } from '../../../src/theme/vip'

interface SixThemesProps {
  /** Minimum column width, px. */
  readonly column?: number
  readonly children: (vip: VipTheme) => ReactNode
}

/** A piece in six nested themes, for pieces that take a `vip` prop. */
export function SixThemes({ column = 300, children }: SixThemesProps) {
  return (
    <Grid style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${column}px, 100%), 1fr))` }}>
      {vipThemes.map((vip) => (
        <Cell key={vip} data-vip={vip}>
          {children(vip)}
        </Cell>
      ))}
    </Grid>
  )
}

const Grid = styled.div({ display: 'grid' })
const Cell = styled.div({ minInlineSize: 0, padding: '20px 16px', background: theme.recipe.canvas })
