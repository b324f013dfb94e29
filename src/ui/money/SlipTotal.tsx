import styled from '@emotion/styled'
import type { ReactNode, Ref } from 'react'
import { theme } from '../../theme/theme'
import { slipRow } from './slipRow'

interface SlipTotalProps {
  label: ReactNode
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The result of a slip. */
export function SlipTotal({ label, ref, children }: SlipTotalProps) {
  return (
    <Root ref={ref}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Root>
  )
}

const Root = styled.div(slipRow, {
  dt: { ...theme.type.labelLg, color: theme.color.text.primary },
  dd: theme.type.numLg,
})
