import { activityGetStatusList, getActivityIds } from '../../../../src/contract/activity/activity'
import { activityDetail } from '../../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../../src/contract/activity/activityTypes'
import { appConfig, getCustomerServices, preLogin } from '../../../../src/contract/config'
import { APP_VERSION } from '../../../../src/contract/core/stamp'
import { bigWins } from '../../../../src/contract/game/bigWins'
import { getJackpotDrawInfo } from '../../../../src/contract/jackpot'
import { NO_NUMBER, type Step, step } from '../step'

export const DEVICE = { os: 'other', deviceModel: 'contract-check' }

/** Types that the app does not know are legal; it passes over them. */
const knownTypes = new Set<number>(Object.values(ACTIVITY))

/** Reads for everybody, made as a visitor and as a player. */
export const publicReads: readonly Step[] = [
  step([appConfig], async (check) => {
    const { config } = await check.call(appConfig, { v: APP_VERSION })
    const items = Object.values(config.appRechargeTypeItemMap).flat()
    const lost = items.filter((id) => !Object.hasOwn(config.appRechargeItemMap, id))
    check.expect(lost.length === 0, appConfig, 'contract', `appRechargeTypeItemMap names unknown items: ${lost.join()}`)
    const types = new Set(config.appGameTypeList.map(({ id }) => id))
    const stray = config.appGameList?.find(({ type }) => !types.has(type))
    check.expect(!stray, appConfig, 'contract', `game ${stray?.id} has the unknown type ${stray?.type}`)
  }),
  step([preLogin], async (check) => {
    const device = { ...DEVICE, messagingToken: '', phoneinfoJsonModel: '{}', deviceId: 'contract-check' }
    await check.call(preLogin, { gameListVersion: '', ...device })
  }),
  step([getCustomerServices], async (check) => void (await check.call(getCustomerServices, {}))),
  step([activityGetStatusList], async (check) => void (await check.call(activityGetStatusList, {}))),
  step([bigWins], async (check) => {
    const { list } = await check.call(bigWins, {})
    const small = list.filter(({ bet, win }) => win < 100 * bet)
    check.expect(small.length === 0, bigWins, 'contract', `${small.length} wins are less than a hundred times the bet`)
  }),
  step([getJackpotDrawInfo], async (check) => void (await check.call(getJackpotDrawInfo, {}))),
  step([getActivityIds, activityDetail], async (check) => {
    const { activityIds, activityMap } = await check.call(getActivityIds, {})
    for (const activityId of activityIds.filter((id) => knownTypes.has(id))) {
      const listed = Object.hasOwn(activityMap, String(activityId))
      check.expect(listed, getActivityIds, 'contract', `activity ${activityId} is missing from activityMap`)
      const shown = await check.call(activityDetail, { activityId })
      const right = shown.activityId === activityId
      check.expect(right, activityDetail, 'contract', `asked for activity ${activityId}, it shows ${shown.activityId}`)
    }
    await check.refused(activityDetail, { activityId: NO_NUMBER }, 'for an activity that does not exist')
  }),
]
