import styled from '@emotion/styled'
import { useId } from 'react'
import { visuallyHidden } from '../../theme/mixins'
import { theme } from '../../theme/theme'

interface SegmentedControlProps<T extends string> {
  /** Accessible name. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** A choice of two to four options, as native radio buttons. */
export function SegmentedControl<T extends string>({ label, options, value, onChange }: SegmentedControlProps<T>) {
  const name = useId()
  return (
    <Root data-many={options.length > 2 || undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </Segment>
      ))}
    </Root>
  )
}

const { color, recipe, motion, radius } = theme

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  padding: 3px;
  border: 0;
  border-radius: calc(${theme.size.field} / 2);
  background: ${color.bg.inset};
  box-shadow: ${recipe.insetEdge};
  /* One below the other, rather than two and one. */
  ${theme.media.largeText} {
    &[data-many] {
      flex-direction: column;
    }
  }
  legend {
    ${visuallyHidden};
  }
`

const Segment = styled.label`
  position: relative;
  flex: 1 1 0;
  min-inline-size: min-content;
  cursor: pointer;
  input {
    position: absolute;
    inset-inline: 0;
    inset-block-start: -3px;
    inline-size: 100%;
    block-size: calc(100% + 6px);
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: grid;
    place-items: center;
    block-size: 100%;
    min-block-size: 42px;
    padding: 4px;
    border-radius: ${radius.pill};
    ${theme.type.labelMd};
    text-align: center;
    color: ${color.text.secondary};
    transition: color ${motion.duration.fast};
  }
  input:checked + span {
    color: ${color.text.onAccent};
    background: ${recipe.accent};
    box-shadow: ${recipe.accentEdge};
  }
  input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    input:checked + span {
      outline: 2px solid Highlight;
    }
  }
`
