import { cents, formatCents } from '../../domain/money'
import { orderNumber } from '../../domain/wallet/orderNumber'
import { ordersToAskAbout } from '../../domain/wallet/ordersToAskAbout'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { WithdrawalStore } from '../../stores/wallet/WithdrawalStore'
import type { SymbolName } from '../../ui/art/symbols/symbols'

export interface Question {
  art: SymbolName
  /** In two or three words. */
  topic: string
  /** As it is asked. */
  text: string
  order: string | null
  /** Where the answer is, without a chat. */
  path: string
}

/** Questions from the player's own data, then common ones; `order` is the one that the player comes from. Use in observers. */
export function useQuestions(order: string | null): readonly Question[] {
  const { value: money } = useResource(useFeature(WithdrawalStore).info)
  const { t, i18n } = useTranslation()
  const open = ordersToAskAbout(money?.open ?? [], order)
  const common = (art: SymbolName, name: 'limits' | 'break' | 'close' | 'bonus' | 'login', path: string): Question => ({
    ...{ art, path, order: null },
    topic: t(`service.topic.${name}`),
    text: t(`service.ask.${name}`),
  })
  const about = (art: SymbolName, kind: 'order' | 'withdrawal', id: string, path: string): Question => ({
    ...{ art, path, order: id },
    topic: t(`service.topic.${kind}`, { order: orderNumber(id) }),
    text: t(`service.ask.${kind}`, { order: orderNumber(id) }),
  })
  const turnover = (amount: number): Question => ({
    ...{ art: 'moneyBag', path: '/wallets?name=withdraw', order: null },
    topic: t('service.topic.turnover'),
    text: t('service.ask.turnover', { amount: formatCents(cents(amount), i18n.language) }),
  })
  return [
    ...(order ? [about('scroll', 'order', order, '/wallets/record')] : []),
    ...open.map(({ orderId }) => about('bank', 'withdrawal', orderId, `/wallets/withdrawal/${orderId}`)),
    ...(money && money.turnoverLeft > 0 ? [turnover(money.turnoverLeft)] : []),
    common('gift', 'bonus', '/reward/record'),
    common('shield', 'limits', '/member/play'),
    common('moon', 'break', '/member/play?open=timeout'),
    common('lock', 'close', '/member/play?open=exclude'),
    common('key', 'login', '/member/profile'),
  ]
}
