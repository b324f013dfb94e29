import { JackpotInfoStore } from '../jackpot/JackpotInfoStore'
import type { RootStore } from '../root/RootStore'
import { BigWinsStore } from './BigWinsStore'

/** Reads again everything that the lobby shows. */
export const refreshLobby = async (root: RootStore): Promise<void> => {
  const { config, activities, member, session } = root
  await Promise.all([
    config.load(),
    activities.load(),
    root.feature(JackpotInfoStore).load(),
    root.feature(BigWinsStore).wins.refresh(),
    session.signedIn && member.load(),
  ])
}
