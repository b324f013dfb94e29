import { observer } from 'mobx-react-lite'
import { useMessage, useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature } from '../../stores/core/react'
import { Checkbox } from '../../ui/fields/Checkbox'
import { PasswordField } from '../../ui/fields/PasswordField'
import { TextField } from '../../ui/fields/TextField'

/** Account name and password. */
export const AccountFields = observer(function AccountFields() {
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const say = useMessage()
  return (
    <>
      <TextField
        label={t('auth.accountName')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={auth.account}
        onChange={(value) => auth.type('account', value)}
        error={say(auth.errors.account)}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        value={auth.password}
        onChange={(value) => auth.type('password', value)}
        error={say(auth.errors.password)}
        showLabel={t('auth.showPassword')}
        concealLabel={t('auth.hidePassword')}
      />
      <Checkbox checked={auth.remember} onChange={(remember) => auth.setRemember(remember)}>
        {t('auth.remember')}
      </Checkbox>
    </>
  )
})
