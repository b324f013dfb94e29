import styled from '@emotion/styled'
import type { ClipboardEvent, ReactNode, Ref } from 'react'
import { latinDigits } from '../../domain/digits'
import { theme } from '../../theme/theme'
import { blend } from '../../theme/tint'
import { FieldFrame, type FieldText } from './FieldFrame'

interface CodeFieldProps extends FieldText {
  value: string
  onChange: (code: string) => void
  /** Number of digits. */
  length?: number
  /** Called once when the last digit is entered. */
  onComplete?: (code: string) => void
  /** At the end of the label's line: "Resend". */
  end?: ReactNode
  /** A password: shows dots. */
  concealed?: boolean
  disabled?: boolean
  autoFocus?: boolean
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/**
 * One-time code input: decorative cells under a single real input, so that paste, autofill and deletion work natively.
 */
export function CodeField({ label, error, hint, hideLabel, length = 6, end, concealed, ...field }: CodeFieldProps) {
  const { value, onChange, onComplete, ...input } = field
  function take(typed: string) {
    const code = toDigits(typed).slice(0, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  // A whole code replaces what is there, wherever the caret is, and is sent even if it is the same one.
  function paste(event: ClipboardEvent) {
    const code = toDigits(event.clipboardData.getData('text')).slice(0, length)
    if (code.length < length) return
    event.preventDefault()
    if (code !== value) onChange(code)
    onComplete?.(code)
  }
  return (
    <FieldFrame {...{ label, error, hint }} aside={end} hideLabel={hideLabel ?? false}>
      {(binding) => (
        <Cells dir="ltr" translate="no" data-invalid={error ? '' : undefined}>
          {Array.from({ length }, (_, at) => (
            // Cells have no identity but their index.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Cell key={at} aria-hidden data-next={at === Math.min(value.length, length - 1) || undefined}>
              {concealed && value[at] ? '•' : (value[at] ?? '')}
            </Cell>
          ))}
          <input
            type={concealed ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={concealed ? 'off' : 'one-time-code'}
            spellCheck={false}
            {...input}
            {...binding}
            value={value}
            onChange={(event) => take(event.currentTarget.value)}
            onPaste={paste}
          />
        </Cells>
      )}
    </FieldFrame>
  )
}

/** Strips spaces and hyphens of a pasted code. */
const toDigits = (typed: string): string => latinDigits(typed).replace(/\D/g, '')

const { color, motion } = theme

const Cell = styled.span`
  display: grid;
  place-items: center;
  flex: 1;
  min-inline-size: 0;
  max-inline-size: 60px;
  min-block-size: ${theme.size.field};
  border-radius: ${theme.radius.sm};
  border: 1px solid ${color.border.strong};
  background: ${color.bg.inset};
  ${theme.type.numLg};
  transition: border-color ${motion.duration.fast};
`

const Cells = styled.span`
  position: relative;
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: 6px;
  min-inline-size: 0;
  &[data-invalid] span {
    border-color: ${color.status.danger.text};
  }
  &:has(input:focus-visible) [data-next] {
    border-color: ${color.focus};
    box-shadow:
      inset 0 0 0 1px ${color.focus},
      0 0 0 4px ${blend(color.focus, 40)};
  }
  &:has(input:disabled) {
    opacity: 0.6;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    border: 0;
    opacity: 0;
    font-size: ${theme.type.numLg.fontSize};
    cursor: text;
  }
  @media (forced-colors: active) {
    &:has(input:focus-visible) {
      outline: 3px solid Highlight;
    }
  }
`
