import type { DepositOrder } from '../../../contract/wallet/deposit'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { returnPath } from '../../../stores/wallet/returnPath'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Support } from './Support'

/** The end of a page about a payment that was made: back to where the player came from, or to support. */
export function DepositOrderFoot({ order }: { order: DepositOrder }) {
  const { platform } = useStores()
  const { t } = useTranslation()
  return (
    <>
      <ButtonLink size="lg" wide to={returnPath(platform.storage)}>
        {t('order.done')}
      </ButtonLink>
      <Support order={order} label={t('order.support')} />
    </>
  )
}
