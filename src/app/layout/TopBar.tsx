import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { hitArea, visuallyHidden } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { Logo } from '../../ui/art/brand/Logo'
import { Icon } from '../../ui/art/icons/Icon'
import { search } from '../../ui/art/icons/icons'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { lazyScreen } from '../../ui/lazyScreen'
import { ErrorBoundary } from '../ErrorBoundary'
import { MailLink } from './MailLink'

const Account = lazyScreen(() => import('./Account').then((m) => m.Account), 'member', 'titles')
const waiting = <Skeleton inlineSize="160px" blockSize="40px" round />

/** Top bar of the main pages: brand, balance, search and mail; for a visitor the ways to sign in. */
export const TopBar = observer(function TopBar() {
  const { session, member, modals } = useStores()
  const { t } = useTranslation()
  // Load the code in parallel with the reply it renders.
  useEffect(() => void (session.signedIn && Account.preload()), [session.signedIn])
  return (
    <Root>
      {/* A player's own face takes its place. */}
      {member.info === null && (
        <Brand to="/" aria-label={t('brand')}>
          <Logo size={30} />
        </Brand>
      )}
      {!session.signedIn ? (
        <>
          <Space />
          <Button size="sm" variant="ghost" data-tap="login" onClick={() => modals.open('login')}>
            {t('action.signIn')}
          </Button>
          <Button size="sm" data-tap="join" onClick={() => modals.open('register')}>
            {t('action.joinIn')}
          </Button>
        </>
      ) : (
        <>
          <Balance>
            <ErrorBoundary where="account" fallback={null}>
              <Suspense fallback={waiting}>{member.info === null ? waiting : <Account info={member.info} />}</Suspense>
            </ErrorBoundary>
          </Balance>
          <Space />
        </>
      )}
      {/* At the edge: the account's width is not known before it is there. */}
      <Search to="/game/search">
        <Icon of={search} size={22} />
        <span>{t('action.search')}</span>
        <kbd aria-hidden>/</kbd>
      </Search>
      {session.signedIn && <MailLink />}
    </Root>
  )
})

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  block-size: ${theme.size.topBar};
  padding-inline: ${theme.space.gutter};
  @media (max-width: 23.5em) {
    gap: ${theme.space[2]};
  }
  /* Large text: the balance or the ways to sign in take a line of their own. */
  ${theme.media.largeText} {
    flex-wrap: wrap;
    block-size: auto;
    padding-block: ${theme.space[2]};
    > button {
      order: 1;
      flex: 40%;
    }
  }
`

const Brand = styled(Link)`
  ${hitArea};
  position: relative;
  display: grid;
  ${theme.media.rail} {
    display: none;
  }
`

const Balance = styled.div`
  display: contents;
  ${theme.media.largeText} {
    display: grid;
    order: 1;
    flex: 100%;
  }
`

/** What a phone's bar has left, which on wide screens the search field takes. */
const Space = styled.span`
  flex: 1;
  ${theme.media.rail} {
    display: none;
  }
`

const Search = styled(Link)`
  ${hitArea};
  position: relative;
  display: grid;
  /* Keeps its 44 px clear of the avatar's. */
  margin-inline-start: ${theme.space[1]};
  @media (max-width: 23.5em) {
    margin-inline-start: ${theme.space[2]};
  }
  > span {
    ${visuallyHidden};
  }
  > kbd {
    display: none;
  }
  ${theme.media.rail} {
    order: -1;
    display: flex;
    flex: 0 1 420px;
    gap: ${theme.space[3]};
    align-items: center;
    block-size: ${theme.size.touch};
    margin-inline: 0 auto;
    color: ${theme.color.text.secondary};
    padding-inline: ${theme.space[4]};
    border: 1px solid ${theme.color.border.strong};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.bg.surface1};
    text-decoration: none;
    > span {
      ${theme.type.bodyMd};
      position: static;
      flex: 1;
      block-size: auto;
      clip-path: none;
    }
    > kbd {
      ${theme.type.labelSm};
      display: block;
      padding-inline: ${theme.space[2]};
      border: 1px solid ${theme.color.border.strong};
      border-radius: ${theme.radius.sm};
    }
  }
`
