import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { AccountStore } from '../../stores/auth/AccountStore'
import { useFeature, useStores } from '../../stores/core/react'
import { PhoneForm } from './PhoneForm'

/** Replaces a password by a code sent to the phone. */
export const ResetForm = observer(function ResetForm({ action, onDone }: { action: string; onDone: () => void }) {
  const account = useFeature(AccountStore)
  const { toasts } = useStores()
  const { t } = useTranslation()
  const changed = () => {
    toasts.show('success', { keys: ['auth.password.changed'] })
    onDone()
  }
  return (
    <PhoneForm
      purpose="forget"
      needsCode
      password="new"
      send={(values) => account.resetPassword(values)}
      onDone={changed}
      action={action}
      busy={account.busy}
      busyLabel={t('auth.saving')}
    />
  )
})
