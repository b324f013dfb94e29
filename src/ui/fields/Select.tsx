import styled from '@emotion/styled'
import type { ComponentPropsWithRef } from 'react'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { caretDown } from '../art/icons/icons'
import { FieldFrame, type FieldText } from './FieldFrame'
import { inputStyles, wellStyles } from './fieldStyles'

export interface SelectProps<T extends string>
  extends FieldText,
    Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: string; lang?: string }[]
}

/** Native select. */
export function Select<T extends string>({
  label,
  error,
  hint,
  hideLabel,
  id,
  value,
  onChange,
  options,
  ...select
}: SelectProps<T>) {
  return (
    <FieldFrame {...{ label, error, hint, id }} hideLabel={hideLabel ?? false}>
      {(binding) => (
        <Well data-invalid={error ? '' : undefined}>
          <Native
            {...select}
            {...binding}
            value={value}
            onChange={(event) => {
              const chosen = options[event.currentTarget.selectedIndex]
              if (chosen) onChange(chosen.value)
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </Native>
          <Icon of={caretDown} size={16} />
        </Well>
      )}
    </FieldFrame>
  )
}

const Well = styled.div(wellStyles, {
  position: 'relative',
  svg: { position: 'absolute', insetInlineEnd: '14px', pointerEvents: 'none', color: theme.color.text.secondary },
})

const Native = styled.select(inputStyles, {
  appearance: 'none',
  marginInline: '-14px',
  paddingInline: '14px 40px',
  inlineSize: 'calc(100% + 28px)',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  option: { color: theme.color.text.primary, background: theme.color.bg.surface1 },
})
