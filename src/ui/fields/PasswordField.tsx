import { useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { eye, eyeSlash } from '../art/icons/icons'
import { TextField, type TextFieldProps } from './TextField'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Label of the button that shows the password. */
  showLabel: string
  /** Label of the button that hides it. */
  concealLabel: string
}

/** Password input with a show button; paste and password managers work. */
export function PasswordField({ showLabel, concealLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          of={shown ? eyeSlash : eye}
          label={shown ? concealLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
