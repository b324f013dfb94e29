import { useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { eye, eyeSlash } from '../art/icons/icons'
import { TextField, type TextFieldProps } from './TextField'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** The name of the button that shows what was typed. */
  showLabel: string
  /** The name of the button that hides it again. */
  concealLabel: string
}

/** A secret that can be looked at while typing; pasting and password managers are welcome. */
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
