import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { UserInfo } from '../../contract/member'
import { useTranslation } from '../../i18n'
import { hitArea } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { AvatarArt } from '../../ui/art/marks/AvatarArt'
import { useWide } from '../../ui/layout/useMedia'
import { lazyScreen } from '../../ui/lazyScreen'
import { BalancePill } from '../../ui/money/BalancePill'
import { ErrorBoundary } from '../ErrorBoundary'

const LevelCard = lazyScreen(() => import('../../features/member/LevelCard').then((m) => m.LevelCard), 'member')

const MailLink = lazyScreen(() => import('./MailLink').then((m) => m.MailLink), 'titles')

/**
 * The player's part of the top bar: balance, link to the member page, and on wide screens mail and the VIP level in the rail.
 */
export const Account = observer(function Account({ info }: { info: UserInfo }) {
  const { t, i18n } = useTranslation()
  const wide = useWide()
  return (
    <>
      <ErrorBoundary where="level" fallback={null}>
        <Suspense fallback={null}>{wide && <LevelCard info={info} />}</Suspense>
      </ErrorBoundary>
      <ErrorBoundary where="mail" fallback={null}>
        <Suspense fallback={<MailPlaceholder />}>{wide && <MailLink />}</Suspense>
      </ErrorBoundary>
      <BalancePill
        coin={info.coin}
        locale={i18n.language}
        label={t('shell.balance')}
        deposit={{ to: '/wallets?name=deposit', label: t('nav.deposit') }}
      />
      <Me to="/member" aria-label={t('shell.profile')}>
        <AvatarArt id={info.avatar} size={40} />
      </Me>
    </>
  )
})

/** As wide as the link, so that nothing moves when it comes. */
const MailPlaceholder = styled.span`
  inline-size: ${theme.size.touch};
`

const Me = styled(Link)`
  ${hitArea};
  position: relative;
  display: grid;
  border-radius: ${theme.radius.pill};
`
