import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStores } from '../../stores/react/stores'
import { PageColumn } from '../../ui/layout/PageColumn'
import { SignedOut } from '../../ui/lists/SignedOut'
import { PageHead } from '../../ui/navigation/PageHead'

interface MemberPageProps {
  title: string
  /** What visitors see below the way to log in. */
  visitors?: ReactNode
  children: ReactNode
}

/** A page of the member's: header and content; visitors are asked to log in. */
export const MemberPage = observer(function MemberPage({ title, visitors, children }: MemberPageProps) {
  const { session } = useStores()
  return (
    <PageColumn>
      <PageHead title={title} up={session.signedIn ? '/member' : undefined} />
      {session.signedIn ? (
        children
      ) : (
        <>
          <SignedOut />
          {visitors}
        </>
      )}
    </PageColumn>
  )
})
