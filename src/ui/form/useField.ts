import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import { useMessage } from '../../i18n'
import { errorIn } from './errorText'
import type { FormState } from './useForm'

/** Joins a field of a form with one of `ui/fields`, to be spread on it; `tidy` changes what is typed before it is kept. */
export function useField<V extends FieldValues, F extends FieldPath<V>>(
  { control, changed }: FormState<V>,
  name: F,
  tidy?: (typed: FieldPathValue<V, F>) => FieldPathValue<V, F>,
) {
  const { field, fieldState } = useController({ control, name })
  const say = useMessage()
  return {
    name,
    value: field.value,
    ref: field.ref,
    onBlur: field.onBlur,
    onChange: (typed: FieldPathValue<V, F>) => {
      field.onChange(tidy ? tidy(typed) : typed)
      changed(name)
    },
    error: say(errorIn(fieldState.error?.message)),
  }
}
