import styled from '@emotion/styled'
import { useRef } from 'react'
import { theme } from '../../theme/theme'
import { IconButton } from '../actions/IconButton'
import { Icon } from '../art/icons/Icon'
import { close, search } from '../art/icons/icons'
import { TextField, type TextFieldProps } from './TextField'

interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'ref'> {
  /** Label of the clear button. */
  clearLabel: string
}

/** Search input with a clear button; its label is the placeholder unless that says more. */
export function SearchField({ clearLabel, ...field }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    field.onChange('')
    input.current?.focus()
  }
  return (
    <Root role="search">
      <TextField
        hideLabel
        enterKeyHint="search"
        autoComplete="off"
        placeholder={field.label}
        {...field}
        ref={input}
        type="search"
        start={<Icon of={search} size={18} />}
        end={field.value && <IconButton of={close} size={16} label={clearLabel} onClick={clear} />}
      />
    </Root>
  )
}

const Root = styled.div`
  color: ${theme.color.text.secondary};
  input::-webkit-search-cancel-button {
    display: none;
  }
`
