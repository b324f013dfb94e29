import type { getAfterLoginInfoWeb as call } from '../../../src/contract/config'
import type { ReplyInput } from '../../../src/contract/core/call'
import { activityList } from '../activity/activities'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Translate } from '../core/texts'
import { bankCards, defaultBankCard } from '../wallet/withdraw/cards'
import { userInfo } from './member'

/** Called after login: the account with what belongs to it, and the running activities. */
export const getAfterLoginInfoWeb = (
  world: World,
  player: Player,
  _request: unknown,
  { t }: { t: Translate },
): ReplyInput<typeof call> => {
  const { likes = [], recent = [] } = player.state.games ?? {}
  return {
    appGameDataUser: {
      user: userInfo(world, player),
      facebookUser: player.social.facebook ? { ...player.social.facebook } : null,
      appUserBank: defaultBankCard(player),
      appUserBankList: bankCards(player),
      gameLikes: [...likes],
      gameLikeIds: [...likes],
      gameHistory: recent.map(({ gameId, playTime }) => ({ gameId, playTime })),
      firstRecharge: player.totalRecharge > 0,
    },
    inviteCode: player.inviteCode,
    aid: player.id,
    ...activityList(world, player, t),
  }
}
