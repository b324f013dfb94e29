import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

interface AmountChipProps {
  /** Of the radio group. */
  name: string
  /** `500.00` */
  text: string
  /** What it adds: `+35.00`. */
  extra?: string | undefined
  checked: boolean
  onSelect: () => void
  disabled?: boolean
}

/** A preset amount with what it adds, as a radio button. */
export function AmountChip({ name, text, extra, checked, onSelect, disabled }: AmountChipProps) {
  return (
    <Root>
      <input type="radio" name={name} checked={checked} onChange={onSelect} disabled={disabled} />
      <span>
        <bdi dir="ltr" translate="no">
          {text}
        </bdi>
        {extra !== undefined && (
          <Extra dir="ltr" translate="no">
            {extra}
          </Extra>
        )}
      </span>
    </Root>
  )
}

const { color, recipe, motion, radius } = theme

const Root = styled.label`
  position: relative;
  display: grid;
  min-inline-size: 0;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }
  > span {
    display: grid;
    place-content: center;
    justify-items: center;
    min-block-size: 48px;
    padding: 2px 4px;
    border-radius: ${radius.sm};
    ${theme.type.numMd};
    color: ${color.text.primary};
    background: ${recipe.quiet};
    box-shadow: ${recipe.quietEdge};
    transition: box-shadow ${motion.duration.fast};
  }
  input:checked + span {
    background: ${color.accent.soft};
    box-shadow: inset 0 0 0 2px ${color.accent.text};
  }
  input:disabled + span {
    color: ${color.text.disabled};
  }
  input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  @media (hover: hover) {
    &:hover input:not(:checked, :disabled) + span {
      box-shadow: inset 0 0 0 1px ${color.border.strong};
    }
  }
  @media (forced-colors: active) {
    span {
      border: 1px solid;
    }
    input:checked + span {
      outline: 2px solid Highlight;
    }
  }
`

const Extra = styled.bdi`
  ${theme.type.bodySm};
  font-variant-numeric: tabular-nums;
  color: ${color.status.success.text};
`
