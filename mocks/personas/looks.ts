import { vipLadder } from '../world/config/vip'
import { profiles } from './profiles'

/** How each persona's lobby begins, for the demo's page (`PersonaLooks` of the boot script). */
export const looks = Object.fromEntries(
  Object.entries(profiles).map(([name, { signedIn, vipLevel, drawChance, rounds }]) => {
    const vip = vipLadder.findLast(({ level }) => level <= vipLevel)
    return [name, signedIn ? { vip: String(vip?.showType ?? 1), waiting: drawChance, played: rounds > 0 } : null]
  }),
)
