import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { InviteStore } from '../../../stores/invite/InviteStore'
import { useFeature } from '../../../stores/react/stores'

/** The invite wheel's store, and how its amounts are written. Use in observers. */
export const useInvite = () => {
  const invite = useFeature(InviteStore)
  const { t, i18n } = useTranslation()
  return { invite, t, language: i18n.language, money: (amount: number) => formatCents(cents(amount), i18n.language) }
}
