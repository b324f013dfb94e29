import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { BonusSource } from '../../domain/bonus/bonusReward'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { ChipLink } from '../../ui/actions/ChipLink'
import { ChipRow } from '../../ui/actions/ChipRow'
import { RedDot } from '../../ui/feedback/RedDot'
import { lazyScreen } from '../../ui/lazyScreen'

// Lazy: with the store that the page's content needs.
const TabCount = lazyScreen<{ sources: readonly BonusSource[] }>(() => import('./TabCount').then((m) => m.TabCount))

const tabs = [
  ['/bonus', 'bonus.tab.home', []],
  ['/bonus/tasks', 'bonus.tab.tasks', ['task', 'chest']],
  ['/bonus/vip', 'bonus.tab.vip', ['vipDaily', 'vipSignIn', 'vipBonus', 'vipTask']],
  ['/bonus/rebate', 'bonus.tab.rebate', ['rebate']],
  ['/bonus/event', 'bonus.tab.event', []],
  ['/bonus/reward', 'bonus.tab.reward', ['login', 'activity', 'coupon']],
  ['/bonus/record', 'bonus.tab.record', []],
] as const

/** The pages of the bonus center (spec §2). */
export const BonusTabs = observer(function BonusTabs() {
  const { activities, session } = useStores()
  const { t } = useTranslation()
  return (
    <nav aria-label={t('title.bonus')}>
      <ChipRow>
        {tabs.map(([path, label, sources]) => (
          <ChipLink key={path} to={path}>
            {t(label)}
            {session.signedIn && sources.length > 0 && (
              <Suspense fallback={null}>
                <TabCount sources={sources} />
              </Suspense>
            )}
            {path !== '/bonus' && activities.hasDot(path) && <RedDot label={t('nav.new')} />}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  )
})
