import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStores } from '../../../stores/react/stores'
import { PagedList } from '../../../ui/lists/PagedList'
import type { PagedState } from '../../../ui/lists/resourceState'
import { SignedOut } from '../../../ui/lists/SignedOut'

interface PlayerListProps<Row> {
  list: PagedState<Row>
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A paged list of the player's; visitors are asked to log in. */
export const PlayerList = observer(function PlayerList<Row>({ list, empty, children }: PlayerListProps<Row>) {
  const { session } = useStores()
  if (!session.signedIn) return <SignedOut level={3} />
  return (
    <PagedList list={list} inCard rowSize={56} empty={empty}>
      {children}
    </PagedList>
  )
})
