import { describe, expect, it } from 'vitest'
import { ensureGames } from '../../../mocks/world/game/playerState'
import type { AppConfig, AppGame, AppGameType } from '../../../src/contract/config'
import { HomeStore, type LobbyFilter } from '../../../src/stores/home/HomeStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const kind = (id: number, sort: number, status: 0 | 1 = 1): AppGameType => ({
  id,
  key: `kind${id}`,
  name: '',
  status,
  sort,
})
const kinds = [kind(1, 3), kind(2, 1, 0), kind(3, 2)]

/** Games as [id, type, sort, status, hot]. */
const games = [
  [10, 1, 5, 1, true],
  [11, 3, 4, 1, true],
  [12, 3, 3, 1, false],
  [13, 3, 2, 0, true],
  [14, 3, 1, 1, true],
  [15, 3, 6, 1, true],
] as const

/** Places of last week, by game. */
const places: Readonly<Record<number, number>> = { 10: 3, 13: 2, 14: 1 }

/** A lobby with these games and types, and shelves of two. */
const opened = (more: Partial<AppConfig> = {}) => {
  const app = openApp({
    edit: (endpoint, reply) => {
      if (endpoint === 'preLogin') return { appCustomerServiceQueue: [], code: 0 }
      if (endpoint !== 'appConfig') return reply
      const config = reply['config'] as AppConfig
      const [pattern] = config.appGameList ?? []
      const appGameList = games.map(([id, type, sort, status, isHot]) => ({
        ...pattern,
        id,
        type,
        sort,
        status,
        isHot,
        isJackpot: id === 12,
        place: places[id],
      }))
      return { ...reply, config: { ...config, appGameTypeList: kinds, appGameList, gameShowNum: 2, ...more } }
    },
  })
  const home = app.root.feature(HomeStore)
  return { ...app, home }
}

const idsOf = (list: readonly (AppGame | AppGameType)[]) => list.map(({ id }) => id)

const SLOTS = 3

describe('the lobby', () => {
  it('[GAME-01] is empty before the configuration has loaded', () => {
    const { home } = opened()
    expect([
      home.types,
      home.games,
      home.withFeature('hot', null),
      home.recentIn(null),
      home.favoritesIn(null),
    ]).toEqual(Array(5).fill([]))
    expect(home.filterOf('3')).toBeNull()
    expect(home.shelf).toBe(9)
  })

  it('[GAME-01] shows enabled types that have a game, and enabled games, in display order', async () => {
    const { root, home } = opened()
    await root.config.load()
    expect(idsOf(home.types)).toEqual([3, 1])
    expect(idsOf(home.games)).toEqual([14, 12, 11, 10, 15])
  })

  it('[GAME-01] shows all games, unless the URL names a type or the jackpot games', async () => {
    const { root, home } = opened()
    await root.config.load()
    expect(['3', 'jackpots', '2', 'x', '', null].map((value) => home.filterOf(value))).toEqual([
      SLOTS,
      'jackpots',
      ...Array(4).fill(null),
    ])
    expect(idsOf(home.gamesIn(SLOTS))).toEqual([14, 12, 11, 15])
    expect(idsOf(home.gamesIn(1))).toEqual([10])
    expect(idsOf(home.gamesIn('jackpots'))).toEqual([12])
    expect(idsOf(home.gamesIn(null))).toEqual([14, 12, 11, 10, 15])
  })

  it('[GAME-01] shows hot games that the filter keeps, limited to gameShowNum', async () => {
    const { root, home } = opened()
    await root.config.load()
    expect(idsOf(home.withFeature('hot', null))).toEqual([14, 11])
    expect(idsOf(home.withFeature('hot', 1))).toEqual([10])
  })

  it('[GAME-01] filters every shelf, before cutting it to its length; disabled games are on none', async () => {
    const { root, home, backend } = opened()
    await root.config.load()
    for (const player of Object.values(backend.journal.world.players)) {
      const played = ensureGames(player)
      played.likes = [13, 11, 10, 12, 14]
      played.recent = [13, 10, 15, 12, 14].map((gameId) => ({ gameId, playTime: backend.now() }))
    }
    await root.member.load()
    expect(root.member.favorites.value).toEqual([13, 11, 10, 12, 14])
    expect(root.member.recentGames).toEqual([13, 10, 15, 12, 14])
    const shelves = (filter: LobbyFilter) => [home.recentIn(filter), home.favoritesIn(filter)].map(idsOf)
    expect(shelves(null)).toEqual([
      [10, 15],
      [11, 10],
    ])
    expect(shelves(SLOTS)).toEqual([
      [15, 12],
      [11, 12],
    ])
    expect(shelves(1)).toEqual([[10], [10]])
  })

  it('[GAME-01] has the most played games in the order of their places, without disabled ones', async () => {
    const { root, home } = opened()
    await root.config.load()
    expect(idsOf(home.mostPlayed)).toEqual([14, 10])
  })

  it('[GAME-01] under maintenance shows all games, although none is enabled', async () => {
    const { root, home } = opened({ maintenance: 1 })
    await root.config.load()
    expect([home.resting, idsOf(home.games)]).toEqual([true, [14, 13, 12, 11, 10, 15]])
  })
})

it('[CONF-02] the configuration is read again when the player returns to the page, at most once a minute', async () => {
  const { root, calls, pass, show } = openApp()
  await root.services()
  const before = calls('appConfig').length
  show()
  pass(60_000)
  show()
  show()
  await settle()
  expect(calls('appConfig').length).toBe(before + 1)
})
