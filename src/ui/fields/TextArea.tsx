import styled from '@emotion/styled'
import type { ComponentPropsWithRef } from 'react'
import { theme } from '../../theme/theme'
import { FieldFrame, type FieldText } from './FieldFrame'
import { inputStyles, wellStyles } from './fieldStyles'

interface TextAreaProps extends FieldText, Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'children'> {
  value: string
  onChange: (value: string) => void
}

/** Multi-line input; counts characters if `maxLength` is set. */
export function TextArea({ label, error, hint, hideLabel, id, value, onChange, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, error, hint, id }} hideLabel={hideLabel ?? false}>
      {(binding) => (
        <Well data-invalid={error ? '' : undefined}>
          <Area
            rows={4}
            {...area}
            {...binding}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {area.maxLength !== undefined && (
            <Count aria-hidden>
              {value.length}/{area.maxLength}
            </Count>
          )}
        </Well>
      )}
    </FieldFrame>
  )
}

const Well = styled.div(wellStyles, { display: 'block', position: 'relative' })

const Area = styled.textarea(inputStyles, { display: 'block', resize: 'vertical' })

const Count = styled.span`
  display: block;
  ${theme.type.labelSm};
  color: ${theme.color.text.tertiary};
  text-align: end;
  padding-block-end: 8px;
`
