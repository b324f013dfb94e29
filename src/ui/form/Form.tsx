import styled from '@emotion/styled'
import type { FormEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useMessage } from '../../i18n'
import { theme } from '../../theme/theme'
import { Button } from '../actions/Button'
import { Note } from '../feedback/Note'
import { errorIn } from './errorText'
import type { FormState } from './useForm'

interface FormProps<V extends FieldValues> {
  form: FormState<V>
  /** What the button says. */
  action: string
  busy: boolean
  /** What the button says while the form is on its way. */
  busyLabel: string
  children: ReactNode
}

/** The fields of a form, below them what is wrong with the whole, and the button that sends it. */
export function Form<V extends FieldValues>({ form, action, busy, busyLabel, children }: FormProps<V>) {
  const say = useMessage()
  const wrong = say(errorIn(form.formState.errors.root?.message))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <Root noValidate onSubmit={submit}>
      {children}
      {wrong && (
        <Note tone="danger" live>
          {wrong}
        </Note>
      )}
      <Button type="submit" size="lg" wide busy={busy} busyLabel={busyLabel}>
        {action}
      </Button>
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
