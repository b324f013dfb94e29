import { observer } from 'mobx-react-lite'
import { BonusPage } from '../../features/bonus/BonusPage'
import { useStores } from '../../stores/react/stores'
import { lazyScreen } from '../../ui/lazyScreen'

// Lazy: head and navigation come first.
const PlayerRebate = lazyScreen(() => import('../../features/vip/rebate/PlayerRebate').then((m) => m.PlayerRebate))
const VisitorRebate = lazyScreen(() => import('../../features/vip/rebate/VisitorRebate').then((m) => m.VisitorRebate))

/** The rebate within the bonus center (`/bonus/rebate`, spec §2). */
export const BonusRebateScreen = observer(function BonusRebateScreen() {
  const { session } = useStores()
  return <BonusPage open>{session.signedIn ? <PlayerRebate /> : <VisitorRebate />}</BonusPage>
})
