import { getAfterLoginInfoWeb, online } from '../../../../src/contract/config'
import { appEventLogClient } from '../../../../src/contract/core/log'
import { APP_VERSION, CHANNEL, DEMO_APP_ID } from '../../../../src/contract/core/stamp'
import { exitGame, gameBalances, retrieveBalance, startGame } from '../../../../src/contract/game/game'
import { gameLike } from '../../../../src/contract/game/likes'
import { draw, drawLog, getJackpotDrawInfo } from '../../../../src/contract/jackpot'
import { refreshData, updateProfile } from '../../../../src/contract/member'
import { pointsExchange, pointsOffers, pointsStatus } from '../../../../src/contract/points'
import type { Checker } from '../checker'
import { DEVICE } from '../reads/publicReads'
import { configOf, NO_ID, NO_NUMBER, PAGE, type Step, step } from '../step'

export const userOf = async (check: Checker) =>
  (await check.call(getAfterLoginInfoWeb, { version: APP_VERSION, ...DEVICE })).appGameDataUser

const openGame = async (check: Checker) =>
  (await configOf(check)).appGameList?.find(({ status, hasDemo }) => status === 1 && hasDemo)?.id ?? 0

/** Favorites, a game, the profile, the event log and a draw. */
export const play: readonly Step[] = [
  step([gameLike], async (check) => {
    const gameId = await openGame(check)
    for (const like of [true, false]) {
      const { gameLikes } = await check.call(gameLike, { gameId, like })
      const right = gameLikes.includes(gameId) === like
      check.expect(right, gameLike, 'effect', `with like ${like}, its gameLikes say otherwise`)
      const shown = (await userOf(check)).gameLikes.includes(gameId) === like
      check.expect(shown, gameLike, 'effect', `with like ${like}, getAfterLoginInfoWeb says otherwise`)
    }
    await check.refused(gameLike, { gameId: NO_NUMBER, like: true }, 'for a game that does not exist')
  }),
  step([startGame, online, exitGame], async (check) => {
    const gameId = await openGame(check)
    const { url, mode } = await check.call(startGame, { gameId, tryIt: 1 })
    check.expect(mode === 'demo' && url !== '', startGame, 'effect', `asked for a demo, it starts ${mode} at "${url}"`)
    await check.call(online, { gameId })
    await check.call(exitGame, { gameId })
    const [latest] = (await userOf(check)).gameHistory
    check.expect(latest?.gameId === gameId, startGame, 'effect', 'the game is not the newest of gameHistory')
    await check.refused(startGame, { gameId: NO_NUMBER }, 'for a game that does not exist')
  }),
  step([updateProfile], async (check) => {
    const nickname = 'Contract Check'
    const { user } = await check.call(updateProfile, { nickname })
    check.expect(user.nickname === nickname, updateProfile, 'effect', `the nickname becomes "${user.nickname}"`)
    const shown = (await userOf(check)).user?.nickname ?? nickname
    check.expect(shown === nickname, updateProfile, 'effect', `getAfterLoginInfoWeb shows the nickname "${shown}"`)
  }),
  step([appEventLogClient], async (check) => {
    const common = { channel: CHANNEL, appId: DEMO_APP_ID, version: APP_VERSION, eventUserId: '' }
    const event = { eventName: 'contract-check', eventTime: 1_767_268_800, ...common }
    await check.call(appEventLogClient, { eventList: [event] })
    await check.refused(appEventLogClient, { eventList: Array(21).fill(event) }, 'with 21 events; 20 are allowed')
  }),
  step([retrieveBalance], async (check) => {
    const { total } = await check.call(gameBalances, {})
    const { retrieved, coin } = await check.call(retrieveBalance, {})
    check.expect(retrieved === total, retrieveBalance, 'effect', `returns ${retrieved} of ${total}`)
    const now = (await check.call(refreshData, {})).coin
    check.expect(coin === now, retrieveBalance, 'effect', `says coin ${coin}, refreshData says ${now}`)
  }),
  step([pointsExchange, pointsStatus], async (check, { run }) => {
    const { points, offers } = await check.call(pointsOffers, {})
    const [cheapest] = offers.toSorted((a, b) => a.price - b.price)
    if (!cheapest) return
    const request = { offerId: cheapest.id, requestId: run }
    if (cheapest.price > points) return check.refused(pointsExchange, request, 'for more than the points')
    for (const time of ['once', 'again with the same requestId']) {
      await check.call(pointsExchange, request)
      const left = (await check.call(pointsOffers, {})).points
      const right = left === points - cheapest.price
      check.expect(right, pointsExchange, 'effect', `${time}, of ${points} points it leaves ${left}`)
    }
    const { awards } = await check.call(pointsStatus, { requestId: run })
    const none = await check.call(pointsStatus, { requestId: NO_ID })
    check.expect(awards?.length === 1 && none.awards === null, pointsStatus, 'effect', 'tells an exchange wrongly')
  }),
  step([draw], async (check) => {
    const { canReceiveDrawChance } = await check.call(getJackpotDrawInfo, {})
    const before = (await check.call(drawLog, PAGE)).list.length
    if (!canReceiveDrawChance) await check.refused(draw, {}, 'though canReceiveDrawChance is false')
    const drawn = canReceiveDrawChance ? await check.call(draw, {}) : null
    const { list } = await check.call(drawLog, PAGE)
    const added = drawn ? list[0]?.propId === drawn.propId && list[0].type === drawn.type : list.length === before
    check.expect(added, draw, 'effect', 'getPersonJackpotDrawAwardLog does not show this draw, or one too many')
  }),
]
