import { useCallback } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import { useMessage } from '../../i18n'
import { errorIn } from './errorText'
import type { FormState } from './useForm'

/** Props that bind a form field to one of `ui/fields`; `tidy` normalizes what is typed. */
export function useField<V extends FieldValues, F extends FieldPath<V>>(
  { control, inputs, changed }: FormState<V>,
  name: F,
  tidy?: (typed: FieldPathValue<V, F>) => FieldPathValue<V, F>,
) {
  const { field, fieldState } = useController({ control, name })
  const format = useMessage()
  const bind = field.ref
  const ref = useCallback(
    (element: unknown) => {
      bind(element)
      inputs.set(name, element)
    },
    [bind, inputs, name],
  )
  return {
    name,
    value: field.value,
    ref,
    onBlur: field.onBlur,
    onChange: (typed: FieldPathValue<V, F>) => {
      field.onChange(tidy ? tidy(typed) : typed)
      changed(name)
    },
    error: format(errorIn(fieldState.error?.message)),
  }
}
