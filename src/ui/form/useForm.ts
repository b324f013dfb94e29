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
import { adoptValue } from './adoptValue'
import { errorText } from './errorText'
import { useUnsent } from './unsent'

/** An error of one field or, as `root`, of the form. */
export interface FormError<F extends string> {
  at: F | 'root'
  message: MessageKeys
  /** Of the form's own; by default a warning. */
  tone?: 'info' | 'warning'
}

interface FormOptions<V extends FieldValues> {
  /** Validates on submit; messages are made with `errorText`. */
  rules: GenericSchema<V>
  /** Initial values. */
  start: DefaultValues<V>
  /** Submits valid values; resolves to an error or null. */
  send: (values: V) => Promise<FormError<FieldPath<V>> | null>
  /** Called on every change, to keep a draft. */
  onType?: (values: V) => void
}

/** What `Form` and `useField` take. */
export interface FormState<V extends FieldValues> extends UseFormReturn<V, unknown, V> {
  /** The elements of its fields, by name. */
  inputs: Map<string, unknown>
  /** Validates and sends; ignored while a submit is pending. */
  submit: () => Promise<void>
  /** Shows an error and selects what its field holds, so that typing or pasting replaces it. */
  report: (error: FormError<FieldPath<V>> | null) => void
  /** Clears the error of a changed field and of the form. */
  changed: (name: FieldPath<V>) => void
}

/** A form that validates on submit, keeps its values on failure and has one submit pending at a time. */
export function useForm<V extends FieldValues>({ rules, start, send, onType }: FormOptions<V>): FormState<V> {
  const form = useHookForm<V, unknown, V>({
    resolver: standardSchemaResolver(rules),
    defaultValues: start,
    // No validation while typing.
    reValidateMode: 'onSubmit',
  })
  useUnsent(form.formState.isDirty)
  const report: FormState<V>['report'] = (error) => {
    if (!error) return
    form.setError(error.at, { type: error.tone ?? 'warning', message: errorText(error.message) })
    if (error.at !== 'root') form.setFocus(error.at, { shouldSelect: true })
  }
  const sending = useRef(false)
  const inputs = useRef(new Map<string, unknown>()).current
  const submit = async () => {
    if (sending.current) return
    sending.current = true
    for (const input of inputs.values()) adoptValue(input)
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
  return { ...form, inputs, submit, report, changed }
}
