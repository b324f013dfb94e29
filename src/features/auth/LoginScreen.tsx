import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../stores/core/react'
import { usePages } from '../../stores/shell/pages'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { IconButton } from '../../ui/actions/IconButton'
import { Logo } from '../../ui/art/brand/Logo'
import { arrowLeft } from '../../ui/art/icons/icons'
import { lazyScreen } from '../../ui/lazyScreen'
import { LoginFormSkeleton } from './LoginFormSkeleton'
import { LoginScene } from './LoginScene'

// Lazy: the form depends on a library that the page does not.
const LoginForm = lazyScreen(() => import('./LoginForm').then((m) => m.LoginForm))

/** The login page; `type=account` and /auth/accountLogin open the account form (spec §2). */
export const LoginScreen = observer(function LoginScreen() {
  const { session } = useStores()
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const { isKnown } = usePages()
  const [query] = useSearchParams()
  const byAccount = pathname === '/auth/accountLogin' || query.get('type') === 'account'
  useEffect(() => {
    if (byAccount) auth.draft.choose({ method: 'account' })
  }, [byAccount, auth])
  const landing = () => auth.landing(fromOf(state), isKnown)
  if (session.signedIn) return <Navigate to={landing()} replace />
  return (
    <Page>
      <Root>
        <LoginScene />
        <Back>
          <IconButton
            of={arrowLeft}
            mirrored
            variant="quiet"
            label={t('action.back')}
            onClick={() => void navigate('/')}
          />
        </Back>
        <Card>
          <Head>
            <Logo size={34} />
            <h1>{t('auth.welcome')}</h1>
          </Head>
          <Suspense fallback={<LoginFormSkeleton />}>
            <LoginForm onDone={() => void navigate(landing(), { replace: true })} />
          </Suspense>
        </Card>
      </Root>
    </Page>
  )
})

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null

const { media, space } = theme

const Page = styled.div`
  ${media.desktop} {
    display: grid;
    align-content: center;
    min-block-size: 100dvh;
    padding-block: ${space[6]};
  }
`

const Root = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding-block-end: ${space[8]};
  ${media.tablet} {
    padding-block: ${space[6]};
  }
  ${media.desktop} {
    ${surface};
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    overflow: hidden;
    max-inline-size: 960px;
    min-block-size: 640px;
    padding: 0;
    border-radius: ${theme.radius.lg};
  }
`

const Back = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space.gutter};
  ${media.tablet} {
    margin-block-start: ${space[6]};
  }
  ${media.desktop} {
    margin: 0;
  }
`

const Card = styled.div`
  ${surface};
  position: relative;
  margin: calc(-1 * ${space[8]}) ${space.gutter} 0;
  padding: ${space[6]} ${space[5]};
  ${media.desktop} {
    align-self: center;
    margin: 0;
    padding: ${space[8]};
    background: none;
    box-shadow: none;
  }
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
