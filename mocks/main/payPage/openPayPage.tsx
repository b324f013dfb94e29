import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import type { ReplyOf, RequestOf } from '../../../src/contract/core/call'
import { createClock } from '../../../src/platform/clock'
import { safeTarget } from '../../../src/platform/page/navigation'
import { localeFor } from '../../network/adapters/language'
import type { Backend } from '../../network/state/backend'
import { providerAnswer, providerOrder } from '../../world/tester/calls'
import { appToken } from '../app'
import { PayPage } from './PayPage'
import { payTexts } from './payTexts'

export type Payment = ReplyOf<typeof providerOrder>
export type PayAnswer = RequestOf<typeof providerAnswer>['answer']

/** The payment page of a simulated provider: no part of the product, which learns the result from its order only. */
export const openPayPage = async (backend: Backend): Promise<void> => {
  const orderId = new URLSearchParams(location.search).get('order') ?? ''
  const locale = localeFor(document.documentElement.lang) ?? 'en-US'
  const call = (name: string, body: object) =>
    backend.handleInternal({ name, token: appToken() ?? '', body: { orderId, ...body }, locale })
  const found = v.safeParse(providerOrder.reply, await call(providerOrder.name, {}))
  const payment = found.success ? found.output : null

  const goBack = () => {
    const target = safeTarget(payment ? `${payment.returnTo}/${orderId}` : '/', location.origin)
    // Not to be met again on the way back.
    location.replace(target.kind === 'route' ? target.path : '/')
  }
  const t = payTexts(locale)
  document.title = t('title', { channel: payment?.channel ?? '' })
  document.documentElement.style.background = '#f3f4f6'
  const element = document.getElementById('root')
  if (!element) throw new Error('the page has no #root')
  createRoot(element).render(
    <PayPage
      payment={payment}
      t={t}
      clock={createClock(backend.now)}
      onAnswer={(answer) => void call(providerAnswer.name, { answer }).then(goBack)}
      onLeave={goBack}
    />,
  )
}
