import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { REQUEST_KEY_PREFIX } from '../../../stores/wallet/DepositStore'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { EndPage } from './EndPage'
import { Support } from './Support'

interface NotKnownProps {
  /** The order's id, or its request's. */
  orderKey: string
  /** Whether an order may have been mayExist; false when the backend knows of none. */
  mayExist: boolean
  /** Reads again; it never makes an order. */
  onRetry: () => Promise<unknown>
}

/** The reply was lost: it is read again, automatically and on a tap. Or there is no order. */
export const UnknownOrder = observer(function UnknownOrder({ orderKey, mayExist, onRetry }: NotKnownProps) {
  const { t } = useTranslation()
  const [reading, setReading] = useState(false)
  const readAgain = async () => {
    setReading(true)
    await onRetry()
    setReading(false)
  }
  if (!mayExist)
    return (
      <EndPage
        art={['scroll', 'cloud']}
        badge={['neutral', t('order.state.cancelled')]}
        title={t('order.nothing')}
        amount={null}
        texts={[t('order.nothing.text')]}
        foot={
          <ButtonLink size="lg" wide to="/wallets?name=deposit" replace>
            {t('order.again')}
          </ButtonLink>
        }
      />
    )
  return (
    <EndPage
      art={['plug', 'cloud']}
      badge={['warning', t('order.state.unknown')]}
      title={t('order.unknown')}
      amount={null}
      texts={[t('order.unknown.text'), ...(orderKey.startsWith(REQUEST_KEY_PREFIX) ? [] : [orderKey])]}
      foot={
        <>
          <Button size="lg" wide busy={reading} busyLabel={t('order.state.unknown')} onClick={() => void readAgain()}>
            {t('order.ask')}
          </Button>
          <Support order={null} label={t('order.support')} />
        </>
      }
    />
  )
})
