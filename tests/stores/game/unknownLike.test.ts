import { describe, expect, it } from 'vitest'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async () => {
  const app = openApp()
  await app.root.member.load()
  return { ...app, before: [...app.root.member.likes] }
}

describe('a favorite whose reply was lost', () => {
  it('[GAME-01] is reconciled by a read and not sent again', async () => {
    const { root, fault, calls, before } = await opened()
    fault('gameLike:lost*1')
    const liking = root.member.like(9, true)
    await settle()
    expect(await liking).toBe(true)
    expect(root.member.likes).toEqual([9, ...before])
    expect(calls('gameLike').length).toBe(1)
  })

  it('[GAME-01] is reverted if the read shows no change', async () => {
    const { root, fault, before } = await opened()
    fault('gameLike:offline*1')
    expect(await root.member.like(9, true)).toBe(false)
    expect(root.member.likes).toEqual(before)
  })

  it('[GAME-01] is not shown while unknown, and other favorites stay', async () => {
    const { root, fault, hold, before } = await opened()
    fault('gameLike:offline*1,getAfterLoginInfoWeb:offline*1')
    const reply = hold('gameLike')
    const first = root.member.like(9, true)
    await settle()
    reply.open()
    expect(await root.member.like(8, true)).toBe(true)
    reply.release()
    expect(await first).toBe(false)
    expect(root.member.likes).toEqual([8, ...before])
  })
})
