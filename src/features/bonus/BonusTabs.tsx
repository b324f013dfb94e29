import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { ChipLink } from '../../ui/actions/ChipLink'
import { ChipRow } from '../../ui/actions/ChipRow'
import { RedDot } from '../../ui/feedback/RedDot'

/** Each with the paths of what lies under it, for its dot. */
const tabs = [
  ['/bonus', 'bonus.tab.home', ['/bonus/reward', '/bonus/vip']],
  ['/bonus/tasks', 'bonus.tab.tasks', ['/bonus/tasks']],
  ['/bonus/event', 'bonus.tab.event', ['/bonus/event']],
  ['/bonus/rebate', 'bonus.tab.rebate', ['/bonus/rebate']],
] as const

/** The four tabs of the bonus center. */
export const BonusTabs = observer(function BonusTabs() {
  const { activities } = useStores()
  const { t } = useTranslation()
  return (
    <nav aria-label={t('title.bonus')}>
      <ChipRow>
        {tabs.map(([path, label, under]) => (
          <ChipLink key={path} to={path}>
            {t(label)}
            {under.some((one) => activities.hasDot(one)) && <RedDot label={t('nav.ready')} />}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  )
})
