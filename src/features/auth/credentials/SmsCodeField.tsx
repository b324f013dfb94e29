import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import type { SmsPurpose } from '../../../contract/core/enums'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { Countdown } from '../../../ui/data/Countdown'
import { CodeField } from '../../../ui/fields/CodeField'
import { TextField } from '../../../ui/fields/TextField'

interface SmsCodeFieldProps {
  name: string
  value: string
  onChange: (code: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  error?: string | undefined
  /** The international number it goes to. */
  number: string
  purpose: SmsPurpose
  onSend: () => void
  /** Called once when the last digit is entered, where the length is fixed. */
  onComplete: () => void
}

/** More cells do not fit the smallest phone. */
const MOST_CELLS = 8

/** The code with the button that requests it; cells where the configuration fixes its length. */
export const SmsCodeField = observer(function SmsCodeField(props: SmsCodeFieldProps) {
  const { number, purpose, onSend, onComplete, ...field } = props
  const { codes, limits, busy } = useFeature(AuthStore)
  const { platform } = useStores()
  const { t } = useTranslation()
  const sent = codes.to(number)
  const nextAt = sent?.nextAt ?? 0
  const waiting = nextAt > platform.clock.now()
  const label = sent ? t('auth.resendCode') : t('auth.sendCode')
  const send = (
    <Button
      variant="ghost"
      size="sm"
      busy={busy === 'sendCode'}
      aria-disabled={waiting || undefined}
      onClick={() => !waiting && onSend()}
    >
      {waiting ? (
        <Countdown
          plain
          until={nextAt}
          clock={platform.clock}
          label={({ minutes, seconds }) => t('auth.resendIn', { seconds: minutes * 60 + seconds })}
          onEnd={() => codes.mayAskAgain(number)}
        />
      ) : (
        label
      )}
    </Button>
  )
  // A code for something else does not fit here.
  const hint = sent?.purpose === purpose && t('auth.code.sent', { minutes: sent.validFor })
  const text = { label: t('auth.code'), hint }
  const { min, max, status } = limits?.smsCode ?? { min: 6, max: 6, status: 1 }
  if (status === 1 && min === max && max <= MOST_CELLS)
    return <CodeField {...field} {...text} length={max} end={send} onComplete={onComplete} />
  return <TextField {...field} {...text} inputMode="numeric" autoComplete="one-time-code" end={send} />
})
