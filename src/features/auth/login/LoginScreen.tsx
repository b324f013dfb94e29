import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { VisitorPage } from '../page/VisitorPage'
import { LoginForm } from './LoginForm'

/** The login page; `type=account` and /auth/accountLogin open the account form (spec §2). */
export function LoginScreen() {
  const stores = useStores()
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const byAccount = pathname === '/auth/accountLogin' || query.get('type') === 'account'
  useEffect(() => {
    if (!byAccount) return
    auth.draft.choose({ way: 'account' })
    void import('../../../stores/auth/savedLogin').then(
      (m) => m.recallLogin(stores, auth.draft),
      () => undefined,
    )
  }, [byAccount, auth, stores])
  return <VisitorPage title={t('auth.welcome')} form={LoginForm} />
}
