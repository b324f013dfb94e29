import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { AccountStore } from '../../../stores/auth/AccountStore'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { submit } from '../../../stores/data/submit'
import { useFeature } from '../../../stores/react/stores'
import { Form } from '../../../ui/form/Form'
import { useField } from '../../../ui/form/useField'
import { useForm } from '../../../ui/form/useForm'
import { newPasswordRules } from '../credentials/loginRules'
import { SecretField } from '../credentials/SecretField'

const refusals = { weakPassword: 'password' } as const

/** The first password of a player who has none. */
export const FirstPassword = observer(function FirstPassword({ onDone }: { onDone: () => void }) {
  const account = useFeature(AccountStore)
  const { limits } = useFeature(AuthStore)
  const { t } = useTranslation()
  const form = useForm({
    rules: newPasswordRules(limits),
    start: { password: '' },
    send: submit((values) => account.setPassword(values), refusals, onDone),
  })
  const password = useField(form, 'password')
  return (
    <Form form={form} action={t('auth.setPassword.go')} busy={account.busy} busyLabel={t('auth.saving')}>
      <SecretField {...password} age="new" label={t('auth.password.new')} />
    </Form>
  )
})
