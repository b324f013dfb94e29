import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup'
import { Stack } from '../../../ui/layout/Stack'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { Tabs } from '../../../ui/navigation/Tabs'
import { MemberPage } from '../MemberPage'
import { Coins } from './Coins'
import { Rounds } from './rounds/Rounds'

const VIEWS = ['rounds', 'coins'] as const
const views = { rounds: Rounds, coins: Coins }

/** Bets and wins with every round, and every movement of coin (`/member/report`, spec §2); the view is in the URL. */
export const ReportScreen = observer(function ReportScreen() {
  const { config } = useStores()
  const { t } = useTranslation()
  const [view, choose] = useUrlFilter('view', VIEWS)
  const title = t('title.memberReport')
  const View = views[view]
  return (
    <MemberPage title={title}>
      <Tabs
        label={title}
        tabs={VIEWS.map((id) => ({ id, label: t(`report.view.${id}`) }))}
        selected={view}
        onSelect={choose}
      >
        {/* Rounds are filtered by the configuration's game types: without them the first call would ask for all. */}
        {config.config ? <View /> : <ViewSkeleton of={view} />}
      </Tabs>
    </MemberPage>
  )
})

/** Range, figures, types and rows; kinds and rows. */
const shapes = { rounds: ['44px', '433px', '44px', '544px'], coins: ['44px', '44px', '480px'] } as const

function ViewSkeleton({ of }: { of: keyof typeof shapes }) {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Stack>
        {shapes[of].map((size, index) => (
          // Skeletons have no identity but their index.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Skeleton key={index} blockSize={size} />
        ))}
      </Stack>
    </SkeletonGroup>
  )
}
