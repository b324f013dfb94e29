import { browserSharing, type Sharing } from '../../platform/device/sharing'
import type { RootStore } from '../core/RootStore'
import { useStores } from '../core/react'

export const sharingOf = ({ platform }: Pick<RootStore, 'platform'>): Sharing => platform.sharing ?? browserSharing()

/** The clipboard and the share sheet, as `ShareCard` takes them, for a screen that shares `what`; each use is logged. */
export const useSharing = (what: 'activity' | 'agent' | 'game' | 'invite' | 'link'): Omit<Sharing, 'shareFile'> => {
  const root = useStores()
  const { copy, share } = sharingOf(root)
  const note = (how: string) => root.note('share', { eventFrom: what, eventInterfaceId: how })
  return {
    copy: (text) =>
      copy(text).then(
        () => note('copied'),
        (error) => {
          note('failed')
          throw error
        },
      ),
    share: async (data) => {
      const how = await share(data)
      note(how)
      return how
    },
  }
}
