import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { UserInfo } from '../../contract/member'
import { useTranslation } from '../../i18n'
import { useDesktop } from '../../ui/layout/useMedia'
import { lazyScreen } from '../../ui/lazyScreen'
import { BalancePill } from '../../ui/money/BalancePill'
import { ErrorBoundary } from '../ErrorBoundary'

const LevelCard = lazyScreen(
  () => import('../../features/member/overview/LevelCard').then((m) => m.LevelCard),
  'member',
)

const MeLink = lazyScreen(() => import('./MeLink').then((m) => m.MeLink), 'titles')

/** The player's part of the top bar: balance, and on wide screens the link to the member page and the VIP level in the rail. */
export const Account = observer(function Account({ info }: { info: UserInfo }) {
  const { t, i18n } = useTranslation()
  const wide = useDesktop()
  return (
    <>
      <ErrorBoundary where="level" fallback={null}>
        <Suspense fallback={null}>{wide && <LevelCard info={info} />}</Suspense>
      </ErrorBoundary>
      <BalancePill
        coin={info.coin}
        locale={i18n.language}
        label={t('shell.balance')}
        deposit={{ to: '/wallets?name=deposit', label: t('nav.deposit') }}
      />
      <ErrorBoundary where="me" fallback={null}>
        <Suspense fallback={<MePlaceholder />}>{wide && <MeLink avatar={info.avatar} />}</Suspense>
      </ErrorBoundary>
    </>
  )
})

/** As wide as the link, so that nothing moves when it comes. */
const MePlaceholder = styled.span({ inlineSize: '40px' })
