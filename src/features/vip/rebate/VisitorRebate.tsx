import { useTranslation } from '../../../i18n'
import { SignedOut } from '../../../ui/lists/SignedOut'
import { Rates } from './Rates'

/** The rebate as a visitor sees it: what every level pays back. */
export function VisitorRebate() {
  const { t } = useTranslation()
  return (
    <SignedOut title={t('rebate.visitor')} text={t('rebate.visitor.text')}>
      <Rates />
    </SignedOut>
  )
}
