import styled from '@emotion/styled'
import { theme } from '../../src/theme/theme'

/** A token's value, with its color if it is one. */
export function Swatch({ value }: { value: string }) {
  return (
    <Sample>
      {value.startsWith('#') && <i aria-hidden style={{ background: value }} />}
      <code>{value}</code>
    </Sample>
  )
}

const Sample = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  i {
    inline-size: 28px;
    block-size: 28px;
    border-radius: 8px;
    box-shadow: ${theme.recipe.insetEdge};
  }
`
