import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { JackpotInfoStore } from '../../../stores/jackpot/JackpotInfoStore'
import { useFeature } from '../../../stores/react/stores'
import { useSettled } from '../../../stores/react/useSettled'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { lazyScreen } from '../../../ui/lazyScreen'

// Lazy: news can wait until the games are there.
const Winners = lazyScreen(() => import('./Winners').then((m) => m.Winners), 'lobby')
const WinnersFailed = lazyScreen(() => import('./WinnersFailed').then((m) => m.WinnersFailed), 'lobby', 'messages')

/** The latest winners, in a line of its own from the start, so that the lobby does not jump. */
export const WinnerStrip = observer(function WinnerStrip() {
  const { info, failure } = useFeature(JackpotInfoStore)
  const settled = useSettled()
  const waiting = <Skeleton blockSize="36px" round />
  return (
    <Root>
      <Suspense fallback={waiting}>
        {!info && failure ? (
          <WinnersFailed failure={failure} />
        ) : info && settled ? (
          <Winners list={info.jackpotWinnerList} />
        ) : (
          waiting
        )}
      </Suspense>
    </Root>
  )
})

const Root = styled.div`
  min-block-size: 36px;
`
