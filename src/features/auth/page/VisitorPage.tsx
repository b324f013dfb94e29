import { observer } from 'mobx-react-lite'
import type { FunctionComponent } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useIsRoute } from '../../../stores/react/isRoute'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useWhileMounted } from '../../../ui/navigation/useWhileMounted'
import { AuthPage } from './AuthPage'
import { type AuthFormProps, authPaths } from './forms'

interface VisitorPageProps {
  title: string
  form: FunctionComponent<AuthFormProps>
}

/** A form for visitors as a page; once a session has begun it leads to where the visitor was going. */
export const VisitorPage = observer(function VisitorPage({ title, form: Form }: VisitorPageProps) {
  const { session } = useStores()
  const { t } = useTranslation()
  const auth = useFeature(AuthStore)
  const navigate = useNavigate()
  const whileMounted = useWhileMounted()
  const { state } = useLocation()
  const isRoute = useIsRoute()
  const from = fromOf(state) ?? auth.from
  const landing = auth.landing(from, isRoute)
  if (session.signedIn) return <Navigate to={landing} replace />
  return (
    <AuthPage title={title} note={session.wasEnded ? t('auth.ended') : undefined}>
      <Form
        from={from}
        onDone={() => whileMounted(() => void navigate(landing, { replace: true }))}
        onGo={(form) => whileMounted(() => void navigate(authPaths[form], { replace: true, state: { from } }))}
      />
    </AuthPage>
  )
})

const fromOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : null
