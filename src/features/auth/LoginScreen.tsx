import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/AuthStore'
import { useFeature, useStores } from '../../stores/react'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Logo } from '../../ui/art/brand/Logo'
import { IconButton } from '../../ui/IconButton'
import { arrowLeft } from '../../ui/icons'
import { LoginForm } from './LoginForm'

/** The login page; `type=account` and /auth/accountLogin open the account form (spec §2). */
export const LoginScreen = observer(function LoginScreen() {
  const { session } = useStores()
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [query] = useSearchParams()
  const byAccount = pathname === '/auth/accountLogin' || query.get('type') === 'account'
  useEffect(() => {
    if (byAccount) auth.choose('account')
  }, [byAccount, auth])
  if (session.signedIn) return <Navigate to={auth.landing(fromOf(state))} replace />
  return (
    <Root>
      <IconButton of={arrowLeft} mirrored label={t('action.back')} onClick={() => void navigate('/')} />
      <Card>
        <Head>
          <Logo size={34} />
          <h1>{t('auth.welcome')}</h1>
        </Head>
        <LoginForm onDone={() => void navigate(auth.landing(fromOf(state)), { replace: true })} />
      </Card>
    </Root>
  )
})

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null

const Root = styled.div`
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space.gutter} ${theme.space[8]};
`

const Card = styled.div`
  ${surface};
  margin-block-start: ${theme.space[3]};
  padding: ${theme.space[6]} ${theme.space[5]};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[5]};
  h1 {
    ${theme.type.titleLg};
    margin: 0;
    outline: none;
  }
`
