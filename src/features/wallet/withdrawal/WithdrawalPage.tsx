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
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'
import { IconLink } from '../../../ui/actions/IconLink'
import { history } from '../../../ui/art/icons/icons'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { UnknownWithdrawal } from './UnknownWithdrawal'
import { WithdrawalFoot } from './WithdrawalFoot'

// Lazy: with its form the start of the page would weigh too much.
const WithdrawalBody = lazyScreen(() => import('./WithdrawalBody').then((m) => m.WithdrawalBody))

interface WithdrawalPageProps {
  /** The method's key. */
  name?: string | undefined
  /** Puts the content under the wallet's tabs. */
  wrap?: (content: ReactNode) => ReactNode
}

/** Withdraws coin to a bank card. */
export const WithdrawalPage = observer(function WithdrawalPage({
  name,
  wrap = (content) => content,
}: WithdrawalPageProps) {
  const { info, order } = useFeature(WithdrawalStore)
  const reads = [useResource(info), useResource(useFeature(CardStore).cards)] as const
  const resource = reads.find(({ value, state }) => !value && state === 'failed') ?? reads[0]
  const [{ value: figures }, { value: cards }] = reads
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { state } = order
  useReconcile(order)
  const orderId = state.name === 'done' ? state.value.order.orderId : null
  useEffect(() => {
    if (orderId !== null) void navigate(`/wallets/withdrawal/${orderId}`, { replace: true })
  }, [orderId, navigate])
  useResetDone(order)
  const isLost = state.name === 'unknown' || state.name === 'checking'
  const ready = figures && cards && !isLost
  return (
    <TaskPage
      title={t('title.withdrawal')}
      note={figures && t('withdraw.balance', { amount: formatCents(figures.coin, i18n.language) })}
      end={<IconLink of={history} label={t('title.walletRecord')} to="/wallets/record" />}
      foot={
        ready &&
        blockOf(figures) === null && <WithdrawalFoot info={figures} cards={cards.appUserBankList} name={name} />
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
                  <WithdrawalBody info={figures} cards={cards.appUserBankList} name={name} />
                </Suspense>
              </>
            )}
          </ResourceView>
        ),
      )}
    </TaskPage>
  )
})
