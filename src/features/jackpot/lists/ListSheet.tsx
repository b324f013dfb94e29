import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/core/react'
import { PagedList } from '../../../ui/lists/PagedList'
import type { PagedState } from '../../../ui/lists/resourceState'
import { SignedOut } from '../../../ui/lists/SignedOut'
import { Sheet } from '../../../ui/overlays/Sheet'

interface ListSheetProps<Row> {
  title: string
  list: PagedState<Row>
  empty: ReactNode
  onClose: () => void
  children: (rows: readonly Row[]) => ReactNode
}

/** A paged list of the player's in a sheet; visitors are asked to sign in. */
export const ListSheet = observer(function ListSheet<Row>(props: ListSheetProps<Row>) {
  const { title, list, empty, onClose, children } = props
  const { session } = useStores()
  const { t } = useTranslation()
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('jackpot.close')}>
      {session.signedIn ? (
        <PagedList list={list} rowSize={56} empty={empty}>
          {children}
        </PagedList>
      ) : (
        <SignedOut level={3} />
      )}
    </Sheet>
  )
})
