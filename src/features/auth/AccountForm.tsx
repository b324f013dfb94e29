import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature } from '../../stores/core/react'
import { submit } from '../../stores/core/submit'
import { Checkbox } from '../../ui/fields/Checkbox'
import { PasswordField } from '../../ui/fields/PasswordField'
import { TextField } from '../../ui/fields/TextField'
import { Form } from '../../ui/form/Form'
import { useField } from '../../ui/form/useField'
import { useForm } from '../../ui/form/useForm'
import { withoutSpaces } from '../../ui/form/withoutSpaces'
import { accountRules } from './loginRules'

const refusals = { 2001: 'password', 2002: 'account' } as const

/** Login by account and password; `onDone` is called once a session has begun. */
export const AccountForm = observer(function AccountForm({ onDone }: { onDone: () => void }) {
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const form = useForm({
    rules: accountRules(auth.limits),
    start: auth.draft.account(),
    onType: (account) => auth.draft.keep({ account }),
    send: submit((login) => auth.signInByAccount(login), refusals, onDone),
  })
  const account = useField(form, 'account', withoutSpaces)
  const password = useField(form, 'password')
  const remember = useField(form, 'remember')
  return (
    <Form form={form} action={t('action.signIn')} busy={auth.busy === 'signIn'} busyLabel={t('auth.signingIn')}>
      <TextField
        {...account}
        label={t('auth.accountName')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...password}
        label={t('auth.password')}
        autoComplete="current-password"
        showLabel={t('auth.showPassword')}
        concealLabel={t('auth.hidePassword')}
      />
      <Checkbox checked={remember.value} onChange={remember.onChange}>
        {t('auth.remember')}
      </Checkbox>
    </Form>
  )
})
