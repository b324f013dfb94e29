import { observer } from 'mobx-react-lite'
import { useMessage, useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../stores/core/react'
import { Button } from '../../ui/actions/Button'
import { Countdown } from '../../ui/data/Countdown'
import { PhoneField } from '../../ui/fields/PhoneField'
import { TextField } from '../../ui/fields/TextField'
import { countryName } from './countryName'

/** Phone number and, where codes are on, the SMS code with its countdown. */
export const PhoneFields = observer(function PhoneFields() {
  const auth = useFeature(AuthStore)
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  const say = useMessage()
  const waiting = auth.nextCodeAt !== null && auth.nextCodeAt > platform.clock.now()
  return (
    <>
      <PhoneField
        label={t('auth.mobile')}
        name="mobile"
        value={auth.mobile}
        onChange={(value) => auth.type('mobile', value)}
        error={say(auth.errors.mobile)}
        country={auth.country}
        countries={auth.dialCodes.map((code) => ({ code, name: countryName(code, i18n.language) }))}
        countryLabel={t('auth.country')}
        onCountryChange={(code) => auth.type('country', code)}
      />
      {auth.needsCode && (
        <TextField
          label={t('auth.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={auth.code}
          onChange={(value) => auth.type('code', value)}
          error={say(auth.errors.code)}
          end={
            <Button
              variant="secondary"
              size="sm"
              busy={auth.busy === 'sendCode'}
              aria-disabled={waiting || undefined}
              onClick={() => !waiting && void auth.sendCode()}
            >
              {waiting && auth.nextCodeAt !== null ? (
                <Countdown
                  plain
                  until={auth.nextCodeAt}
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
    </>
  )
})
