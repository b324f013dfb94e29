import { browserSharing, type Sharing } from '../../platform/device/sharing'
import type { RootStore } from '../root/RootStore'

export const sharingOf = ({ platform }: Pick<RootStore, 'platform'>): Sharing => platform.sharing ?? browserSharing()
