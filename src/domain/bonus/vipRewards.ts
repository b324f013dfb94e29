import type { ReplyOf } from '../../contract/core/call'
import { CLAIM } from '../../contract/core/enums'
import type { getVipInfo } from '../../contract/vip'
import type { BonusReward } from './bonusReward'

type Vip = ReplyOf<typeof getVipInfo>

export const vipRewards = ({ vipData: { daily, signIn, tasks, unreceived } }: Vip): BonusReward[] => {
  const [only] = unreceived
  return [
    { source: 'vipDaily', key: '', title: '', detail: '', ...daily },
    { source: 'vipSignIn', key: `${signIn.day}`, title: '', detail: '', awards: signIn.awards, state: signIn.state },
    // One call claims them all.
    ...(only
      ? [
          {
            source: 'vipBonus' as const,
            key: unreceived.map(({ id }) => id).join(),
            title: unreceived.length === 1 ? only.title : '',
            detail: '',
            awards: unreceived.flatMap(({ awards }) => awards),
            state: CLAIM.available,
          },
        ]
      : []),
    ...tasks.map(({ id, title, progress: done, target, unit, state, awards }) => ({
      source: 'vipTask' as const,
      key: id,
      title,
      detail: '',
      awards,
      state,
      progress: { done, target, unit },
    })),
  ]
}
