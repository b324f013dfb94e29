import styled from '@emotion/styled'
import { type ReactNode, type Ref, useId } from 'react'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { alert, check } from '../art/icons/icons'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The label; may contain links. */
  children: ReactNode
  error?: string | undefined
  disabled?: boolean
  required?: boolean
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A checkbox of a form. */
export function Checkbox({ checked, onChange, children, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <Label>
        <input
          type="checkbox"
          {...input}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Box aria-hidden data-invalid={error ? '' : undefined}>
          <Icon of={check} size={14} />
        </Box>
        <span>{children}</span>
      </Label>
      <Message id={errorId} aria-live="polite">
        {error && (
          <>
            <Icon of={alert} size={16} /> {error}
          </>
        )}
      </Message>
    </div>
  )
}

const { color, recipe, motion } = theme

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin-block: -2px;
  border-radius: 8px;
  border: 1px solid ${color.border.strong};
  background: ${color.bg.inset};
  color: transparent;
  transition: background-color ${motion.duration.fast};
  &[data-invalid] {
    border-color: ${color.status.danger.text};
  }
`

const Label = styled.label`
  position: relative;
  display: flex;
  gap: 10px;
  min-block-size: ${theme.size.touch};
  padding-block: 12px;
  ${theme.type.bodyMd};
  color: ${color.text.secondary};
  cursor: pointer;
  input {
    position: absolute;
    inset-block: 0;
    inset-inline-start: -10px;
    inline-size: 44px;
    opacity: 0;
    cursor: inherit;
  }
  input:checked + span {
    border-color: transparent;
    background: ${recipe.accent};
    box-shadow: ${recipe.accentEdge};
    color: ${color.text.onAccent};
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

const Message = styled.div`
  display: flex;
  gap: 6px;
  ${theme.type.bodyMd};
  color: ${color.status.danger.text};
`
