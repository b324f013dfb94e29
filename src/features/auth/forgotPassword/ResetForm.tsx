import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { AccountStore } from '../../../stores/auth/AccountStore'
import { message } from '../../../stores/data/message'
import { useFeature, useStores } from '../../../stores/react/stores'
import { PhoneForm } from '../credentials/PhoneForm'

/** Replaces a password by a code sent to the phone. */
export const ResetForm = observer(function ResetForm({ action, onDone }: { action: string; onDone: () => void }) {
  const account = useFeature(AccountStore)
  const { session, toasts } = useStores()
  const { t } = useTranslation()
  const changed = () => {
    // The login may be refused although the password is set.
    toasts.show('success', message(session.signedIn ? 'auth.password.changed' : 'auth.password.changedOnly'))
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
