import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import type { MessageKeys } from '../../i18n'
import { errorText } from './errorText'

/** What is wrong with a form, at one of its fields or, as `root`, with the whole of it. */
export interface FormError<F extends string> {
  at: F | 'root'
  message: MessageKeys
}

interface FormOptions<V extends FieldValues> {
  /** What must hold before anything is sent; its messages are made by `errorText`. */
  rules: GenericSchema<V>
  /** What stands in the fields at first. */
  start: DefaultValues<V>
  /** Sends what the rules let through; the result is what is wrong with it, or null. */
  send: (values: V) => Promise<FormError<FieldPath<V>> | null>
  /** Called with every change, for who keeps what was typed. */
  onType?: (values: V) => void
}

/** A form as `Form` and `useField` take it. */
export interface FormState<V extends FieldValues> extends UseFormReturn<V, unknown, V> {
  /** Checks and sends; does nothing while it is on its way. */
  submit: () => Promise<void>
  /** Shows an error in its place, and moves the focus there. */
  report: (error: FormError<FieldPath<V>> | null) => void
  /** A field has changed: what was wrong with it, or with the whole, is forgotten. */
  changed: (name: FieldPath<V>) => void
}

/** A form that checks its rules when it is sent, keeps what was typed whatever comes back, and is sent once at a time. */
export function useForm<V extends FieldValues>({ rules, start, send, onType }: FormOptions<V>): FormState<V> {
  const form = useHookForm<V, unknown, V>({
    resolver: standardSchemaResolver(rules),
    defaultValues: start,
    // What is being typed is not judged yet.
    reValidateMode: 'onSubmit',
  })
  const report: FormState<V>['report'] = (error) => {
    if (error) form.setError(error.at, { message: errorText(error.message) }, { shouldFocus: true })
  }
  const sending = useRef(false)
  const submit = async () => {
    if (sending.current) return
    sending.current = true
    await form
      .handleSubmit(async (values) => report(await send(values)))()
      .finally(() => {
        sending.current = false
      })
  }
  const changed = (name: FieldPath<V>) => {
    form.clearErrors(name)
    form.clearErrors('root')
    onType?.(form.getValues())
  }
  return { ...form, submit, report, changed }
}
