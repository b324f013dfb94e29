import { type Cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'

/** Dots in place of an amount, as wide as it is. */
export function HiddenAmount({ cents }: { cents: Cents }) {
  const { t, i18n } = useTranslation()
  return (
    <bdi>
      <VisuallyHidden>{t('member.amountHidden')}</VisuallyHidden>
      <span aria-hidden>{formatCents(cents, i18n.language).replace(/\p{Number}/gu, '•')}</span>
    </bdi>
  )
}
