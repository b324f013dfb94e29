import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { ChipLink } from '../../ui/actions/ChipLink'
import { ChipRow } from '../../ui/actions/ChipRow'
import { RedDot } from '../../ui/feedback/RedDot'

const tabs = [
  ['/bonus', 'bonus.tab.home'],
  ['/bonus/tasks', 'bonus.tab.tasks'],
  ['/bonus/vip', 'bonus.tab.vip'],
  ['/bonus/rebate', 'bonus.tab.rebate'],
  ['/bonus/event', 'bonus.tab.event'],
  ['/bonus/reward', 'bonus.tab.reward'],
  ['/bonus/record', 'bonus.tab.record'],
] as const

/** The pages of the bonus center (spec §2). */
export const BonusTabs = observer(function BonusTabs() {
  const { activities } = useStores()
  const { t } = useTranslation()
  return (
    <nav aria-label={t('title.bonus')}>
      <ChipRow>
        {tabs.map(([path, label]) => (
          <ChipLink key={path} to={path}>
            {t(label)}
            {path !== '/bonus' && activities.hasDot(path) && <RedDot label={t('nav.ready')} />}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  )
})
