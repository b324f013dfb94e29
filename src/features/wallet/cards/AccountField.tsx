import { type Ref, useLayoutEffect, useRef } from 'react'
import type { LengthLimits } from '../../../contract/config'
import { groupedCaret, groupedNumber, plainNumber } from '../../../domain/wallet/cards'
import { useTranslation } from '../../../i18n'
import { TextField } from '../../../ui/fields/TextField'

interface AccountFieldProps {
  label: string
  /** Without spaces. */
  value: string
  onChange: (value: string) => void
  limit?: LengthLimits['withdrawAccount'] | undefined
  name: string
  hint?: string | undefined
  error: string | undefined
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** An account number, grouped while it is typed; while its length is wrong, the count is shown. */
export function AccountField({ value, onChange, limit, ref, ...field }: AccountFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    const at = caret.current
    caret.current = null
    // Grouping has replaced the text, which moves the caret to its end.
    if (at !== null) input.current?.setSelectionRange(at, at)
  })
  const take = (typed: string) => {
    const before = typed.slice(0, input.current?.selectionStart ?? typed.length)
    caret.current = groupedCaret(plainNumber(before).length)
    onChange(plainNumber(typed))
  }
  const { length } = value
  const missed = limit?.status && length > 0 && (length < limit.min ? limit.min : length > limit.max && limit.max)
  return (
    <TextField
      {...field}
      ref={(element) => {
        input.current = element
        if (typeof ref === 'function') ref(element)
      }}
      value={groupedNumber(value)}
      onChange={take}
      dir="ltr"
      inputMode={/[A-Z]/.test(value) ? 'text' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      end={missed && <span>{t('cards.number.count', { length, of: missed })}</span>}
    />
  )
}
