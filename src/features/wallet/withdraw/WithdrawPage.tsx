import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatCents } from '../../../domain/money'
import { blockOf } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { writeOutcome } from '../../../stores/data/writeOutcome'
import { useFeature } from '../../../stores/react/stores'
import { useReconcile } from '../../../stores/react/useReconcile'
import { useResetDone } from '../../../stores/react/useResetDone'
import { useResource } from '../../../stores/react/useResource'
import { CardStore } from '../../../stores/wallet/CardStore'
import { WithdrawStore } from '../../../stores/wallet/WithdrawStore'
import { IconLink } from '../../../ui/actions/IconLink'
import { history } from '../../../ui/art/icons/icons'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { UnknownWithdrawal } from './UnknownWithdrawal'
import { WithdrawFoot } from './WithdrawFoot'

// Lazy: with its form the start of the page would weigh too much.
const WithdrawBody = lazyScreen(() => import('./WithdrawBody').then((m) => m.WithdrawBody))

interface WithdrawPageProps {
  /** The method's key. */
  name?: string | undefined
  /** Puts the content under the wallet's tabs. */
  wrap?: (content: ReactNode) => ReactNode
}

/** Withdraws coin to a bank card. */
export const WithdrawPage = observer(function WithdrawPage({ name, wrap = (content) => content }: WithdrawPageProps) {
  const { info, withdrawal } = useFeature(WithdrawStore)
  const reads = [useResource(info), useResource(useFeature(CardStore).cards)] as const
  const resource = reads.find(({ value, state }) => !value && state === 'failed') ?? reads[0]
  const [{ value: figures }, { value: cards }] = reads
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { state } = withdrawal
  useReconcile(withdrawal)
  const orderId = state.name === 'done' ? state.value.order.orderId : null
  useEffect(() => {
    if (orderId !== null) void navigate(`/wallets/withdrawal/${orderId}`, { replace: true })
  }, [orderId, navigate])
  useResetDone(withdrawal)
  const isLost = state.name === 'unknown' || state.name === 'checking'
  const ready = figures && cards && !isLost
  return (
    <TaskPage
      wide
      title={t('title.withdrawal')}
      note={figures && t('withdraw.balance', { amount: formatCents(figures.coin, i18n.language) })}
      end={<IconLink of={history} label={t('title.walletRecord')} to="/wallets/record" />}
      foot={
        ready && blockOf(figures) === null && <WithdrawFoot info={figures} cards={cards.appUserBankList} name={name} />
      }
    >
      {wrap(
        isLost ? (
          <UnknownWithdrawal />
        ) : (
          <ResourceView resource={resource} shape={['200px', '116px', '120px']}>
            {ready && (
              <>
                {state.name === 'notApplied' && <OutcomeNote outcome={writeOutcome(state)} />}
                <Suspense fallback={<Skeleton blockSize="440px" />}>
                  <WithdrawBody info={figures} cards={cards.appUserBankList} name={name} />
                </Suspense>
              </>
            )}
          </ResourceView>
        ),
      )}
    </TaskPage>
  )
})
