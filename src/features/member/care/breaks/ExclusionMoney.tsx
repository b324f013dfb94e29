import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import { CareStore } from '../../../../stores/member/CareStore'
import { useFeature } from '../../../../stores/react/stores'
import { FactList } from '../../../../ui/rewards/FactList'

/** What a self-exclusion does with the player's money; nothing for a server that does not say. */
export const ExclusionMoney = observer(function ExclusionMoney() {
  const { care } = useFeature(CareStore)
  const { t, i18n } = useTranslation()
  const money = care.value?.exclusion
  if (!money) return null
  const amount = (value: number) => <bdi translate="no">{formatCents(cents(value), i18n.language)}</bdi>
  const own = [t('care.exclusion.own'), amount(money.own)] as const
  const bonus = [t('care.exclusion.bonus'), amount(money.bonus)] as const
  return <FactList plain facts={money.bonus > 0 ? [own, bonus] : [own]} />
})
