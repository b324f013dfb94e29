import { observer } from 'mobx-react-lite'
import { hoursAndMinutes } from '../../../domain/care/reality'
import { cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { type Care, CareStore } from '../../../stores/member/CareStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { Icon } from '../../../ui/art/icons/Icon'
import { shield } from '../../../ui/art/icons/icons'
import { ListRow } from '../../../ui/data/ListRow'
import { moneyText } from '../../../ui/money/Money'

/** The way to responsible play: the break that runs, or what was played today. */
export const CareRow = observer(function CareRow() {
  const { value } = useResource(useFeature(CareStore).care)
  const { prefs } = useStores()
  const { t, i18n } = useTranslation()
  const textOf = ({ breakUntil, excluded, today }: Care): string => {
    if (breakUntil !== null)
      return t(excluded ? 'member.care.excluded' : 'member.care.timeOut', {
        until: formatWhen(breakUntil, i18n.language),
      })
    if (!today) return t('member.care.text')
    const time = hoursAndMinutes(today.seconds)
    if (prefs.amountsHidden) return t('member.care.time', { time })
    return t('member.care.today', { time, net: moneyText(cents(today.win - today.bet), i18n.language, true) })
  }
  return (
    <ListRow
      to="/member/play"
      title={t('title.responsiblePlay')}
      text={value ? textOf(value) : t('member.care.text')}
      start={<Icon of={shield} size={22} />}
    />
  )
})
