import { TextField, type TextFieldProps } from './TextField'

/** Money as typed; the caller reads it with `parseAmount`, so nothing is changed under the player's fingers. */
export function AmountField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="decimal" dir="ltr" />
}
