import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Note } from '../../../ui/feedback/Note'
import { Stack } from '../../../ui/layout/Stack'
import { ResetForm } from '../forgotPassword/ResetForm'
import { LoginFormSkeleton } from '../page/LoginFormSkeleton'
import type { PlayerFormProps } from '../page/PlayerPage'
import { FirstPassword } from './FirstPassword'

/** The first password at once; another one by a code sent to the player's phone. */
export const SetPasswordForm = observer(function SetPasswordForm({ info, onDone }: PlayerFormProps) {
  const { draft } = useFeature(AuthStore)
  const { toasts } = useStores()
  const { t } = useTranslation()
  const [ready, setReady] = useState(false)
  // A form reads its values once.
  useEffect(() => {
    draft.adopt(info.mobile)
    setReady(true)
  }, [draft, info.mobile])
  const set = () => {
    toasts.show('success', { keys: ['auth.password.changed'] })
    onDone()
  }
  if (!info.hasPassword) return <FirstPassword onDone={set} />
  if (!info.mobile)
    return (
      <Stack>
        <Note tone="info">{t('auth.setPassword.needsPhone')}</Note>
        <ButtonLink to="/auth/bind" size="lg" wide>
          {t('auth.bind')}
        </ButtonLink>
      </Stack>
    )
  return ready ? <ResetForm action={t('auth.setPassword.go')} onDone={onDone} /> : <LoginFormSkeleton />
})
