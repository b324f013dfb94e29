import styled from '@emotion/styled'
import type { FormEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { theme } from '../../theme/theme'
import { Button } from '../actions/Button'
import { FormError } from './FormError'
import type { FormState } from './useForm'

interface FormProps<V extends FieldValues> {
  form: FormState<V>
  /** Label of the submit button. */
  action: string
  busy: boolean
  /** Label of the button while a submit is pending. */
  busyLabel: string
  /** What the form still lacks; disables the button until the first try, which then shows the errors at the fields. */
  missingHint?: string | undefined
  /** Of the form, whose button is then elsewhere: at the bottom edge of its page. */
  id?: string | undefined
  children: ReactNode
}

/** Fields, the form-level error and the submit button. */
export function Form<V extends FieldValues>({
  form,
  action,
  busy,
  busyLabel,
  missingHint,
  id,
  children,
}: FormProps<V>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <Root id={id} noValidate onSubmit={submit}>
      {children}
      <FormError form={form} />
      {id === undefined && (
        <Button
          type="submit"
          size="lg"
          wide
          busy={busy}
          busyLabel={busyLabel}
          disabledReason={form.formState.isSubmitted ? missingHint && '' : missingHint}
          onRefused={() => void form.submit()}
        >
          {action}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
