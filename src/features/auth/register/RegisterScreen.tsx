import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useFeature } from '../../../stores/react/stores'
import { VisitorPage } from '../page/VisitorPage'
import { RegisterForm } from './RegisterForm'

/** The page of a new account; `pid` is the code of the player who sent the link. */
export function RegisterScreen() {
  const { draft } = useFeature(AuthStore)
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const pid = query.get('pid')
  useEffect(() => {
    if (pid) draft.keep({ invite: pid.slice(0, 32) })
  }, [pid, draft])
  return <VisitorPage title={t('auth.register')} form={RegisterForm} />
}
