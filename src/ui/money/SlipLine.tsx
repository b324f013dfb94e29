import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { slipRow } from './slipRow'

interface SlipLineProps {
  label: ReactNode
  /** An amount or a word. */
  children: ReactNode
  /** Added on top: in the color of a gain. */
  gain?: boolean
}

/** A fact of a slip. */
export function SlipLine({ label, children, gain = false }: SlipLineProps) {
  return (
    <Root data-gain={gain || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Root>
  )
}

const Root = styled.div(slipRow, { '&[data-gain] dd': { color: theme.color.status.success.text } })
