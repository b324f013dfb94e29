import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../stores/core/react'
import { submit } from '../../stores/core/submit'
import { Button } from '../../ui/actions/Button'
import { Countdown } from '../../ui/data/Countdown'
import { PhoneField } from '../../ui/fields/PhoneField'
import { TextField } from '../../ui/fields/TextField'
import { Form } from '../../ui/form/Form'
import { useField } from '../../ui/form/useField'
import { useForm } from '../../ui/form/useForm'
import { withoutSpaces } from '../../ui/form/withoutSpaces'
import { countryName } from './countryName'
import { phoneRules } from './loginRules'

const aboutTheCode = { 2003: 'code', 2004: 'code', 2005: 'code' } as const

/** Login by phone number and, if required, SMS code; `onDone` is called once a session has begun. */
export const PhoneForm = observer(function PhoneForm({ onDone }: { onDone: () => void }) {
  const auth = useFeature(AuthStore)
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  const { draft, needsCode, nextCodeAt } = auth
  // Without a code field its refusal is the form's.
  const refusals: Readonly<Record<number, 'code'>> = needsCode ? aboutTheCode : {}
  const form = useForm({
    rules: phoneRules(auth.limits, needsCode),
    start: draft.phone(),
    onType: (phone) => draft.keep({ phone }),
    send: submit((login) => auth.signInByPhone(login), refusals, onDone),
  })
  const mobile = useField(form, 'mobile', withoutSpaces)
  const code = useField(form, 'code', withoutSpaces)
  const askForCode = submit((number: string) => auth.sendCode(number), refusals)
  const sendCode = async () => {
    form.clearErrors()
    if (await form.trigger('mobile', { shouldFocus: true })) form.report(await askForCode(form.getValues('mobile')))
  }
  const waiting = nextCodeAt !== null && nextCodeAt > platform.clock.now()
  return (
    <Form form={form} action={t('action.signIn')} busy={auth.busy === 'signIn'} busyLabel={t('auth.signingIn')}>
      <PhoneField
        {...mobile}
        label={t('auth.mobile')}
        country={draft.country}
        countries={draft.dialCodes.map((code) => ({ code, name: countryName(code, i18n.language) }))}
        countryLabel={t('auth.country')}
        onCountryChange={(country) => {
          draft.choose({ country })
          form.clearErrors('root')
        }}
      />
      {needsCode && (
        <TextField
          {...code}
          label={t('auth.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          end={
            <Button
              variant="secondary"
              size="sm"
              busy={auth.busy === 'sendCode'}
              aria-disabled={waiting || undefined}
              onClick={() => !waiting && void sendCode()}
            >
              {waiting ? (
                <Countdown
                  plain
                  until={nextCodeAt}
                  clock={platform.clock}
                  label={({ minutes, seconds }) => t('auth.resendIn', { seconds: minutes * 60 + seconds })}
                  onEnd={() => auth.mayAskAgain()}
                />
              ) : (
                t('auth.sendCode')
              )}
            </Button>
          }
        />
      )}
    </Form>
  )
})
