import { observer } from 'mobx-react-lite'
import { Suspense, useRef } from 'react'
import type { UserInfo } from '../../contract/member'
import { formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { useSettled } from '../../stores/react/useSettled'
import { useDesktop } from '../../ui/layout/useMedia'
import { lazyScreen } from '../../ui/lazyScreen'
import { BalancePill } from '../../ui/money/BalancePill'
import { ErrorBoundary } from '../ErrorBoundary'
import { MeLink } from './MeLink'

const LevelCard = lazyScreen(
  () => import('../../features/member/overview/LevelCard').then((m) => m.LevelCard),
  'member',
)

const ReceivedBalance = lazyScreen(() => import('./ReceivedBalance').then((m) => m.ReceivedBalance))

/** The player's part of the top bar: balance, to which received coin flies, the link to the member page, and on wide screens the VIP level in the rail. */
export const Account = observer(function Account({ info }: { info: UserInfo }) {
  const { t, i18n } = useTranslation()
  const settled = useSettled()
  const wide = useDesktop()
  const balance = useRef<HTMLDivElement>(null)
  const amount = formatCents(info.coin, i18n.language)
  return (
    <>
      <ErrorBoundary where="level" fallback={null}>
        <Suspense fallback={null}>{wide && <LevelCard info={info} />}</Suspense>
      </ErrorBoundary>
      <BalancePill
        ref={balance}
        coin={info.coin}
        locale={i18n.language}
        label={t('shell.balance')}
        deposit={{ to: '/wallets?name=deposit', label: t('nav.deposit') }}
      >
        {settled && (
          <ErrorBoundary where="received" fallback={amount}>
            <Suspense fallback={amount}>
              <ReceivedBalance coin={info.coin} to={balance} />
            </Suspense>
          </ErrorBoundary>
        )}
      </BalancePill>
      <MeLink info={info} />
    </>
  )
})
