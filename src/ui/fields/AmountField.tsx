import { TextField, type TextFieldProps } from './TextField'

/** Money input; the caller reads it with `readAmount`, so the text is not reformatted while typing. */
export function AmountField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="decimal" dir="ltr" />
}
