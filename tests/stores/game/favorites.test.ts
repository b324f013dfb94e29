import { describe, expect, it } from 'vitest'
import { FavoriteStore } from '../../../src/stores/game/FavoriteStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async () => {
  const app = openApp()
  await app.root.member.load()
  const favorites = app.root.feature(FavoriteStore)
  const { member } = app.root
  return { ...app, member, favorites, before: [...member.favoriteGames] }
}

describe('a favorite', () => {
  it('[GAME-01] is shown at once, and taken back when it is refused', async () => {
    const { favorites, member, fault, before } = await opened()
    const liking = favorites.like(9, true)
    expect(member.favoriteGames).toEqual([9, ...before])
    expect(await liking).toMatchObject({ name: 'done' })
    fault('gameLike:1500')
    const unliking = favorites.like(9, false)
    expect(member.favoriteGames).toEqual(before)
    expect(await unliking).toMatchObject({ name: 'refused' })
    expect(member.favoriteGames).toEqual([9, ...before])
  })

  it('[GAME-01] is one call, however often its heart is tapped before the reply', async () => {
    const { favorites, member, calls } = await opened()
    const [first, second] = await Promise.all([favorites.like(9, true), favorites.like(9, false)])
    expect([first?.name, second]).toEqual(['done', null])
    expect([member.favoriteGames.includes(9), calls('gameLike').length]).toEqual([true, 1])
  })

  it('[GAME-01] stays when the replies to two of them arrive in the wrong order', async () => {
    const { favorites, member, hold, before } = await opened()
    const late = hold('gameLike')
    const first = favorites.like(9, true)
    await settle()
    late.open()
    await favorites.like(8, true)
    expect(member.favoriteGames).toEqual([9, 8, ...before])
    late.release()
    await first
    expect(member.favoriteGames).toEqual([8, 9, ...before])
  })

  it('[GAME-01] stays when a read of the player that was sent before it is answered after it', async () => {
    const { root, member, favorites, hold, before } = await opened()
    const late = hold('getAfterLoginInfoWeb')
    const read = root.member.load()
    await settle()
    await favorites.like(9, true)
    late.release()
    await read
    expect(member.favoriteGames).toEqual([9, ...before])
  })
})

describe('a favorite whose reply was lost', () => {
  it('[GAME-01] is reconciled by a read and not sent again', async () => {
    const { favorites, member, fault, calls, before } = await opened()
    fault('gameLike:lost*1')
    expect(await favorites.like(9, true)).toMatchObject({ name: 'done', reconciled: true })
    expect(member.favoriteGames).toEqual([9, ...before])
    expect(calls('gameLike').length).toBe(1)
  })

  it('[GAME-01] is taken back if the read shows no change', async () => {
    const { favorites, member, fault, before } = await opened()
    fault('gameLike:offline*1')
    expect(await favorites.like(9, true)).toMatchObject({ name: 'notApplied' })
    expect(member.favoriteGames).toEqual(before)
  })

  it('[GAME-01] is not shown while unknown, other favorites stay, and it may be sent again', async () => {
    const { favorites, member, fault, hold, before } = await opened()
    fault('gameLike:offline*1,getAfterLoginInfoWeb:offline*1')
    const reply = hold('gameLike')
    const first = favorites.like(9, true)
    await settle()
    reply.open()
    expect(await favorites.like(8, true)).toMatchObject({ name: 'done' })
    reply.release()
    expect(await first).toMatchObject({ name: 'unknown' })
    expect(member.favoriteGames).toEqual([8, ...before])
    expect(await favorites.like(9, true)).toMatchObject({ name: 'done' })
    expect(member.favoriteGames).toEqual([9, 8, ...before])
  })
})
