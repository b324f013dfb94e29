import type { Sharing } from '../../platform/device/sharing'
import { sharingOf } from '../shell/sharing'
import { useStores } from './stores'

/** The clipboard and the share sheet, as `ShareCard` takes them, for a screen that shares `what`; each use is logged. */
export const useSharing = (what: 'activity' | 'agent' | 'game' | 'invite' | 'link'): Omit<Sharing, 'shareFile'> => {
  const root = useStores()
  const { copy, share } = sharingOf(root)
  const track = (how: string) => root.track('share', { eventFrom: what, eventInterfaceId: how })
  return {
    copy: (text) =>
      copy(text).then(
        () => track('copied'),
        (error) => {
          track('failed')
          throw error
        },
      ),
    share: async (data) => {
      const how = await share(data)
      track(how)
      return how
    },
  }
}
