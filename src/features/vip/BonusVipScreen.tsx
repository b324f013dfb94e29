import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { IconLink } from '../../ui/actions/IconLink'
import { crown } from '../../ui/art/icons/icons'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { TaskPage } from '../../ui/layout/TaskPage'
import { lazyScreen } from '../../ui/lazyScreen'

const PlayerVip = lazyScreen(() => import('./PlayerVip').then((m) => m.PlayerVip))
const SignedOut = lazyScreen(() => import('../../ui/lists/SignedOut').then((m) => m.SignedOut))

/** The VIP rewards within the bonus center (`/bonus/vip`, spec §2). */
export const BonusVipScreen = observer(function BonusVipScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  return (
    <TaskPage title={t('title.bonusVip')} wide end={<IconLink to="/vip" of={crown} label={t('title.vip')} />}>
      <Suspense fallback={<Skeleton blockSize="240px" />}>{session.signedIn ? <PlayerVip /> : <SignedOut />}</Suspense>
    </TaskPage>
  )
})
