import { observer } from 'mobx-react-lite'
import type { ReactElement, ReactNode } from 'react'
import type { UserInfo } from '../../contract/member'
import { failureMessage } from '../../stores/data/message'
import { useStores } from '../../stores/react/stores'
import { ResourceView } from '../../ui/lists/ResourceView'

interface WithMemberProps {
  skeleton?: ReactElement
  children: (info: UserInfo) => ReactNode
}

/** Content that needs the account, with loading and error states. */
export const WithMember = observer(function WithMember({ skeleton, children }: WithMemberProps) {
  const { member } = useStores()
  const { info, failure } = member
  const resource = {
    state: failure ? ('failed' as const) : info ? ('ready' as const) : ('loading' as const),
    why: failure && failureMessage(failure),
    retry: async () => (info ? member.refresh() : member.load()),
  }
  return (
    <ResourceView resource={resource} shape={skeleton ?? ['120px', '160px', '200px']}>
      {info && children(info)}
    </ResourceView>
  )
})
