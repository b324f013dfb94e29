import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense } from 'react'
import { useStores } from '../../stores/react/stores'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { PageColumn } from '../../ui/layout/PageColumn'
import { SignedOut } from '../../ui/lists/SignedOut'
import { BonusHead } from './BonusHead'

interface BonusPageProps {
  title: string
  /** Replaces title and navigation. */
  head?: ReactNode
  /** Also for visitors. */
  open?: boolean
  children: ReactNode
}

/** The frame of a page of the bonus center; a visitor is asked to log in. */
export const BonusPage = observer(function BonusPage({ title, head, open, children }: BonusPageProps) {
  const { session } = useStores()
  return (
    <PageColumn data-wide>
      {head ?? <BonusHead title={title} />}
      {/* `app/pages` puts parts of other nouns in, which load by themselves. */}
      <Suspense fallback={<Skeleton blockSize="240px" />}>
        {session.signedIn || open ? children : <SignedOut />}
      </Suspense>
    </PageColumn>
  )
})
