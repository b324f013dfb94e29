import { observer } from 'mobx-react-lite'
import { type Ref, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../stores/core/react'
import { Button } from '../../ui/actions/Button'
import { CodeField } from '../../ui/fields/CodeField'
import { TextField } from '../../ui/fields/TextField'
import { lazyScreen } from '../../ui/lazyScreen'

// Lazy: needed once a code has been sent.
const Countdown = lazyScreen(() => import('../../ui/data/Countdown').then((m) => m.Countdown))

interface SmsCodeFieldProps {
  name: string
  value: string
  onChange: (code: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  error?: string | undefined
  onSend: () => void
}

/** More cells do not fit the smallest phone. */
const MOST_CELLS = 8

/** The code with the button that requests it; cells where the configuration fixes its length. */
export const SmsCodeField = observer(function SmsCodeField({ onSend, ...field }: SmsCodeFieldProps) {
  const { codes, limits, busy } = useFeature(AuthStore)
  const { platform } = useStores()
  const { t } = useTranslation()
  const { nextAt, validFor } = codes
  const waiting = nextAt !== null && nextAt > platform.clock.now()
  const send = (
    <Button
      variant="ghost"
      size="sm"
      busy={busy === 'sendCode'}
      aria-disabled={waiting || undefined}
      onClick={() => !waiting && onSend()}
    >
      {waiting ? (
        <Suspense fallback={t('auth.sendCode')}>
          <Countdown
            plain
            until={nextAt}
            clock={platform.clock}
            label={({ minutes, seconds }) => t('auth.resendIn', { seconds: minutes * 60 + seconds })}
            onEnd={() => codes.mayAskAgain()}
          />
        </Suspense>
      ) : (
        t('auth.sendCode')
      )}
    </Button>
  )
  const text = { label: t('auth.code'), hint: validFor !== null && t('auth.code.sent', { minutes: validFor }) }
  const { min, max, status } = limits?.smsCode ?? { min: 6, max: 6, status: 1 }
  if (status === 1 && min === max && max <= MOST_CELLS)
    return <CodeField {...field} {...text} length={max} end={send} />
  return <TextField {...field} {...text} inputMode="numeric" autoComplete="one-time-code" end={send} />
})
