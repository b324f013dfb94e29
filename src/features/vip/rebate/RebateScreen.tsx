import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { IconLink } from '../../../ui/actions/IconLink'
import { history } from '../../../ui/art/icons/icons'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { lazyScreen } from '../../../ui/lazyScreen'

const PlayerRebate = lazyScreen(() => import('./PlayerRebate').then((m) => m.PlayerRebate))
const SignedOut = lazyScreen(() => import('../../../ui/lists/SignedOut').then((m) => m.SignedOut))

/** The rebate (`/vip/rebate`, spec §2): what is ready, and what today's bets add. */
export const RebateScreen = observer(function RebateScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  return (
    <TaskPage
      wide
      title={t('title.vipRebate')}
      end={session.signedIn && <IconLink to="/vip/rebate/record" of={history} label={t('title.vipRebateRecord')} />}
    >
      <Suspense fallback={<Waiting />}>{session.signedIn ? <PlayerRebate /> : <SignedOut />}</Suspense>
    </TaskPage>
  )
})

function Waiting() {
  return (
    <Bars>
      <Skeleton blockSize="176px" />
      <Skeleton blockSize="72px" />
      <Skeleton blockSize="420px" />
    </Bars>
  )
}

const Bars = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
