import type { FieldValues } from 'react-hook-form'
import { useMessage } from '../../i18n'
import { Note } from '../feedback/Note'
import { errorIn } from './errorText'
import type { FormState } from './useForm'

/** The form-level error. */
export function FormError<V extends FieldValues>({ form }: { form: FormState<V> }) {
  const format = useMessage()
  const { root } = form.formState.errors
  const wrong = format(errorIn(root?.message))
  return (
    wrong && (
      <Note tone={root?.type === 'info' ? 'info' : 'warning'} live>
        {wrong}
      </Note>
    )
  )
}
