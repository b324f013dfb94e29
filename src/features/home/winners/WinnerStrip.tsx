import { observer } from 'mobx-react-lite'
import { JackpotInfoStore } from '../../../stores/jackpot/JackpotInfoStore'
import { useFeature } from '../../../stores/react/stores'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Winners } from './Winners'
import { WinnersFailed } from './WinnersFailed'

/** The latest winners. */
export const WinnerStrip = observer(function WinnerStrip() {
  const { info, failure } = useFeature(JackpotInfoStore)
  if (info) return <Winners list={info.jackpotWinnerList} />
  return failure ? <WinnersFailed failure={failure} /> : <Skeleton blockSize="36px" round />
})
