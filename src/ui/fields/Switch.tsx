import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { theme } from '../../theme/theme'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  /** A second line with an explanation. */
  hint?: ReactNode
  disabled?: boolean
}

/** A switch that takes effect immediately. */
export function Switch({ checked, onChange, label, hint, disabled = false }: SwitchProps) {
  const hintId = useId()
  return (
    <Row>
      <span>
        <Name>{label}</Name>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Track aria-hidden />
    </Row>
  )
}

const { color, recipe, motion } = theme

const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: ${theme.size.touch};
  padding-block: 8px;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: inherit;
  }
  input:checked + span {
    background: ${recipe.accent};
    border-color: transparent;
  }
  input:checked + span::before {
    translate: 20px;
    background: ${color.text.onAccent};
    [dir='rtl'] & {
      translate: -20px;
    }
  }
  input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: default;
  }
  @media (forced-colors: active) {
    input {
      position: static;
      opacity: 1;
      inline-size: 20px;
    }
    input + span {
      display: none;
    }
  }
`

const Name = styled.span`
  display: block;
  ${theme.type.bodyMd};
  font-weight: 600;
`

const Hint = styled.span`
  display: block;
  ${theme.type.bodySm};
  color: ${color.text.secondary};
`

const Track = styled.span`
  flex: none;
  inline-size: 48px;
  block-size: 28px;
  border-radius: ${theme.radius.pill};
  border: 1px solid ${color.border.strong};
  background: ${color.bg.inset};
  transition: background-color ${motion.duration.fast};
  &::before {
    content: '';
    display: block;
    inline-size: 20px;
    block-size: 20px;
    margin: 3px;
    border-radius: 50%;
    background: ${color.text.secondary};
    transition: translate ${motion.duration.base} ${motion.easing.standard};
  }
`
