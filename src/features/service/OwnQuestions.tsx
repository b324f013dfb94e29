import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { cents, formatCents } from '../../domain/money'
import { orderNumber } from '../../domain/wallet/orderNumber'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { ChatStore } from '../../stores/service/ChatStore'
import { WithdrawalStore } from '../../stores/wallet/WithdrawalStore'
import { Art } from '../../ui/art/Art'
import type { SymbolName } from '../../ui/art/symbols/symbols'
import { List } from '../../ui/data/List'
import { ListRow } from '../../ui/data/ListRow'
import { SectionHead } from '../../ui/data/SectionHead'

interface Question {
  art: SymbolName
  text: string
  order: string | null
  /** Where the answer is, without a chat. */
  path: string
}

/** Questions from the player's own data; a tap asks them in the chat, or leads to what they are about. */
export const OwnQuestions = observer(function OwnQuestions({ order }: { order: string | null }) {
  const chat = useFeature(ChatStore)
  const { value: money } = useResource(useFeature(WithdrawalStore).info)
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const open = money?.open?.filter(({ orderId }) => orderId !== order).slice(0, 2) ?? []
  const questions: Question[] = [
    ...(order
      ? [{ art: 'scroll' as const, text: t('service.ask.order', { order: orderNumber(order) }), order, path: '/wallets/record' }]
      : []),
    ...open.map(({ orderId }) => ({
      art: 'bank' as const,
      text: t('service.ask.withdrawal', { order: orderNumber(orderId) }),
      order: orderId,
      path: `/wallets/withdrawal/${orderId}`,
    })),
    ...(money && money.turnoverLeft > 0
      ? [
          {
            art: 'moneyBag' as const,
            text: t('service.ask.turnover', { amount: formatCents(cents(money.turnoverLeft), i18n.language) }),
            order: null,
            path: '/wallets?name=withdraw',
          },
        ]
      : []),
    { art: 'gift', text: t('service.ask.bonus'), order: null, path: '/reward/record' },
    { art: 'lock', text: t('service.ask.login'), order: null, path: '/member/profile' },
  ]
  return (
    <section>
      <SectionHead title={t('service.yours')} />
      <List label={t('service.yours')}>
        {questions.slice(0, 4).map(({ art, text, order, path }) => (
          <ListRow
            key={text}
            title={text}
            start={<Art name={art} size={24} />}
            onClick={() => void (chat.queue ? chat.send(text, order) : navigate(path))}
          />
        ))}
      </List>
    </section>
  )
})
