import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { ButtonLink } from '../../../ui/actions/ButtonLink'

/** Leads to the deposit with an amount filled in; a paid deposit leads back to `from`. */
export const DepositLink = observer(function DepositLink({ amount, from }: { amount: number; from: string }) {
  const { draft } = useFeature(DepositStore)
  const { t, i18n } = useTranslation()
  return (
    <ButtonLink
      wide
      size="lg"
      to="/wallets?name=deposit&back=1"
      state={{ from }}
      onClick={() => draft.want(cents(amount))}
    >
      {t('activity.offer.deposit', { amount: formatCents(cents(amount), i18n.language) })}
    </ButtonLink>
  )
})
