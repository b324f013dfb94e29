import { observer } from 'mobx-react-lite'
import type { Withdrawal } from '../../../contract/wallet/withdraw'
import { formatCents } from '../../../domain/money'
import { maskedNumber } from '../../../domain/wallet/cardName'
import { isReturned, stageName, stagesOf } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { Card } from '../../../ui/data/Card'
import { Timeline } from '../../../ui/data/Timeline'

const tones = { done: 'success', current: 'current', next: 'next', bad: 'danger' } as const

/** The steps of a withdrawal, oldest first. */
export const OrderTimeline = observer(function OrderTimeline({ order }: { order: Withdrawal }) {
  const { t, i18n } = useTranslation()
  const { amount, bankName: bank, accountMasked } = order
  const timeOf = (state: keyof typeof tones, time: number | undefined): string | undefined => {
    if (time === undefined) return undefined
    const when = formatWhen(time, i18n.language)
    return state === 'next' ? t('withdraw.about', { when }) : when
  }
  const textOf = (status: number): string | undefined => {
    if (isReturned({ status })) return t('withdraw.returned', { amount: formatCents(amount, i18n.language) })
    const name = stageName(status)
    if (name === 'approved') return t('withdraw.sent', { bank })
    return name === 'paid' ? t('withdraw.paidTo', { number: maskedNumber(accountMasked) }) : undefined
  }
  return (
    <Card>
      <Timeline
        label={t('withdraw.steps')}
        events={stagesOf(order).map(({ status, state, time }) => ({
          id: String(status),
          title: t(`withdraw.stage.${stageName(status)}`),
          text: state === 'next' && stageName(status) === 'approved' ? undefined : textOf(status),
          time: timeOf(state, time),
          tone: tones[state],
        }))}
      />
    </Card>
  )
})
