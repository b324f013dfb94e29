import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { alert } from '../art/icons/icons'

/** What every field shows around its input. */
export interface FieldText {
  label: string
  /** What is wrong, and how to mend it. */
  error?: string | undefined
  /** What is expected, before anything is wrong. */
  hint?: ReactNode
  /** Only for the screen reader, where the place says it already. */
  hideLabel?: boolean
}

/** What ties an input to its texts. */
export interface FieldBinding {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldText {
  /** The caller's own id for the input. */
  id?: string | undefined
  children: (binding: FieldBinding) => ReactNode
}

/** Label above, input, then hint and error below; the error is read out when it comes. */
export function FieldFrame({ label, error, hint, hideLabel = false, id, children }: FieldFrameProps) {
  const own = useId()
  const inputId = id ?? own
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <Root>
      <Label htmlFor={inputId} data-hidden={hideLabel || undefined}>
        {label}
      </Label>
      {children({
        id: inputId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <Message aria-live="polite" id={errorId}>
        {error && (
          <>
            <Icon of={alert} size={16} />
            <span>{error}</span>
          </>
        )}
      </Message>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

const Label = styled.label`
  ${theme.type.labelMd};
  font-weight: 500;
  color: ${theme.color.text.secondary};
  padding-block-end: 6px;
  &[data-hidden] {
    ${visuallyHidden};
  }
`

const Message = styled.div`
  display: flex;
  gap: 6px;
  ${theme.type.bodyMd};
  font-size: 0.8125rem;
  color: ${theme.color.status.danger.text};
  &:not(:empty) {
    padding-block-start: 6px;
  }
  svg {
    margin-block-start: 0.12em;
  }
`

const Hint = styled.div`
  ${theme.type.bodyMd};
  font-size: 0.8125rem;
  color: ${theme.color.text.secondary};
  padding-block-start: 6px;
`
