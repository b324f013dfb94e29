import styled from '@emotion/styled'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { FieldFrame, type FieldText } from './FieldFrame'
import { inputStyles, wellStyles } from './fieldStyles'

export interface TextFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'children'> {
  value: string
  onChange: (value: string) => void
  /** Before the input: an icon, a country code. */
  start?: ReactNode
  /** After the input: a small button. */
  end?: ReactNode
}

/** Single-line input. */
export function TextField({
  label,
  error,
  hint,
  hideLabel,
  id,
  value,
  onChange,
  start,
  end,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, error, hint, id }} hideLabel={hideLabel ?? false}>
      {(binding) => (
        <Well dir={start ? input.dir : undefined} data-invalid={error ? '' : undefined}>
          {start}
          <Input
            type="text"
            {...input}
            {...binding}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end && <End>{end}</End>}
        </Well>
      )}
    </FieldFrame>
  )
}

const Well = styled.div(wellStyles)

const Input = styled.input(inputStyles)

const End = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  margin-inline-end: -8px;
  color: ${theme.color.text.secondary};
`
