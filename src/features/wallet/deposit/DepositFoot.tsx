import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { formatCents } from '../../../domain/money'
import { useMessage, useTranslation } from '../../../i18n'
import { failureMessage } from '../../../stores/data/message'
import { useFeature } from '../../../stores/react/stores'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Note } from '../../../ui/feedback/Note'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { useInView } from '../../../ui/layout/useInView'
import { useBlocked } from './useBlocked'

/** Where a provider's page leads back; it adds the order's id. */
const ORDERS = '/wallets/order'
/** Height of the bar, which covers the page. */
const BAR = '100px'

/** The page's only button; below it, why it is disabled. On narrow phones also what arrives, while the slip's `total` is out of sight. */
export const DepositFoot = observer(function DepositFoot({ total }: { total: Element | null }) {
  const store = useFeature(DepositStore)
  const { t, i18n } = useTranslation()
  const format = useMessage()
  const navigate = useNavigate()
  const { draft, quotes, sum, order } = store
  const { price, fault, least, most } = draft
  const blocked = useBlocked()
  const isTold = useInView(total, BAR)
  const money = (amount: typeof least) => formatCents(amount, i18n.language)
  const reason = () => {
    if (blocked) return blocked
    if (fault === 'belowMinimum') return t('deposit.reason.belowMinimum', { amount: money(least) })
    if (fault === 'aboveMaximum') return t('deposit.reason.aboveMaximum', { amount: money(most ?? least) })
    if (fault) return t('deposit.reason.unreadable')
    return sum ? undefined : t('shell.loading')
  }
  const { state } = order
  const outcome = useWriteOutcome(state)
  const isUnquoted = !sum && !fault && quotes.state === 'failed'
  return (
    <>
      <OutcomeNote outcome={outcome} />
      {isUnquoted && quotes.failure && (
        <Note tone="warning" live>
          <strong>{t('deposit.unquoted')}</strong> {/* The page says that itself. */}
          {quotes.failure.kind !== 'offline' && <span>{format(failureMessage(quotes.failure))}</span>}
        </Note>
      )}
      <Get aria-hidden data-told={isTold || !sum || undefined}>
        <span>{t('deposit.get')}</span>
        <b>{sum && money(sum.arrives)}</b>
      </Get>
      {isUnquoted ? (
        <Button size="lg" wide onClick={() => void quotes.refresh()}>
          {t('action.retry')}
        </Button>
      ) : (
        <Button
          size="lg"
          wide
          busy={order.isBusy()}
          busyLabel={t('deposit.paying')}
          disabledReason={order.isBusy() ? undefined : reason()}
          onClick={() => void store.pay(ORDERS).then((to) => to && navigate(to))}
        >
          {t('deposit.payNow', { amount: price === null ? '' : money(sum?.pay ?? price) })}
        </Button>
      )}
    </>
  )
})

/** Its height is reserved, so that nothing moves. */
const Get = styled.div`
  display: none;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding-block-end: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  ${theme.type.bodyMd};
  b {
    ${theme.type.numMd};
    color: ${theme.color.text.primary};
  }
  &[data-told] {
    visibility: hidden;
  }
  @media (max-width: 359px) {
    display: flex;
  }
`
