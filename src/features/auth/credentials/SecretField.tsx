import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useFeature } from '../../../stores/react/stores'
import { PasswordField } from '../../../ui/fields/PasswordField'
import type { CredentialKind } from './loginRules'
import { PasswordMeter } from './PasswordMeter'

interface SecretFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'concealLabel'> {
  age: CredentialKind
  /** By default that of a login. */
  label?: string
}

/** A password to log in with, or a new one with what it must have. */
export const SecretField = observer(function SecretField({ age, label, hint, ...field }: SecretFieldProps) {
  const { limits } = useFeature(AuthStore)
  const { t } = useTranslation()
  const isNew = age === 'new'
  const rules = limits?.password ?? { min: 1, status: 0 }
  return (
    <PasswordField
      {...field}
      label={label ?? t('auth.password')}
      hint={isNew ? <PasswordMeter password={field.value} limits={rules} /> : hint}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      showLabel={t('auth.showPassword')}
      concealLabel={t('auth.hidePassword')}
    />
  )
})
