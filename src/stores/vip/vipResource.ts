import { getVipInfo } from '../../contract/vip'
import { Resource } from '../data/Resource'
import type { RootStore } from '../root/RootStore'

/** The player's VIP standing; the account takes its level from it, so that no page shows two. */
export const vipResource = ({ api, member, session }: Pick<RootStore, 'api' | 'member' | 'session'>) =>
  new Resource(
    session.epoch,
    () => api.call(getVipInfo, {}),
    ({ vipData: { level, exp } }) => member.patch({ vip: level, vipExp: exp }),
  )
