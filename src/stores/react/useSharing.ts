import type { Sharing } from '../../platform/device/sharing'
import { sharingOf } from '../shell/sharing'
import { useStores } from './stores'

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
