import { describe, expect, it } from 'vitest'
import { ensureGames } from '../../../mocks/world/game/playerState'
import type { AppConfig, AppGame, AppGameType } from '../../../src/contract/config'
import { HomeStore } from '../../../src/stores/home/HomeStore'
import { openApp } from '../../support/app'

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

/** A lobby with these games and types, and shelves of two. */
const opened = () => {
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
      }))
      return { ...reply, config: { ...config, appGameTypeList: kinds, appGameList, gameShowNum: 2 } }
    },
  })
  const home = app.root.feature(HomeStore)
  return { ...app, home }
}

const idsOf = (list: readonly (AppGame | AppGameType)[]) => list.map(({ id }) => id)

describe('the lobby', () => {
  it('[GAME-01] is empty before the configuration has loaded', () => {
    const { home } = opened()
    expect([home.types, home.games, home.ofType, home.hot, home.recent, home.favorites]).toEqual(Array(6).fill([]))
    expect(home.type).toBeUndefined()
    expect(home.shelf).toBe(9)
  })

  it('[GAME-01] shows enabled types and games in display order', async () => {
    const { root, home } = opened()
    await root.config.load()
    expect(idsOf(home.types)).toEqual([3, 1])
    expect(idsOf(home.games)).toEqual([14, 12, 11, 10, 15])
  })

  it('[GAME-01] selects the first type by default', async () => {
    const { root, home } = opened()
    await root.config.load()
    expect(home.type?.id).toBe(3)
    expect(idsOf(home.ofType)).toEqual([14, 12, 11, 15])
    home.choose(1)
    expect(home.type?.id).toBe(1)
    expect(idsOf(home.ofType)).toEqual([10])
    home.choose(2)
    expect(home.type?.id).toBe(3)
  })

  it('[GAME-01] shows hot games of the selected type, limited to gameShowNum', async () => {
    const { root, home } = opened()
    await root.config.load()
    expect(idsOf(home.hot)).toEqual([14, 11])
    home.choose(1)
    expect(idsOf(home.hot)).toEqual([10])
  })

  it('[GAME-01] shows favorites and recent games newest first, a shelf of each, without disabled ones', async () => {
    const { root, home, backend } = opened()
    await root.config.load()
    for (const player of Object.values(backend.journal.world.players)) {
      const played = ensureGames(player)
      played.likes = [13, 10, 14, 11]
      played.recent = [13, 15, 12, 10].map((gameId) => ({ gameId, playTime: backend.now() }))
    }
    await root.member.load()
    expect(root.member.favorites.value).toEqual([13, 10, 14, 11])
    expect(idsOf(home.favorites)).toEqual([10, 14])
    expect(root.member.recentGames).toEqual([13, 15, 12, 10])
    expect(idsOf(home.recent)).toEqual([15, 12])
  })

  it('[GAME-01] filters every shelf by the selected type, before cutting it to its length', async () => {
    const { root, home, backend } = opened()
    await root.config.load()
    for (const player of Object.values(backend.journal.world.players)) {
      const played = ensureGames(player)
      played.likes = [11, 10, 12, 14]
      played.recent = [10, 15, 12, 14].map((gameId) => ({ gameId, playTime: backend.now() }))
    }
    await root.member.load()
    expect(idsOf(home.recentOfType)).toEqual([15, 12])
    expect(idsOf(home.favoritesOfType)).toEqual([11, 12])
    const [{ provider = '' } = {}] = home.games
    expect(idsOf(home.byStudio(provider))).toEqual([14, 12])
    home.choose(1)
    expect([home.recentOfType, home.favoritesOfType, home.byStudio(provider)].map(idsOf)).toEqual([[10], [10], [10]])
  })
})
