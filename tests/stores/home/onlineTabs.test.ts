import { expect, it } from 'vitest'
import { PING_EVERY } from '../../../src/stores/home/OnlineStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

interface Held {
  run: () => Promise<void>
  lost: (error: DOMException) => void
}

/** One lock shared by tabs, as far as the leader needs it. */
const sharedLock = () => {
  let holder: Held | undefined
  const waiting: Held[] = []
  const give = async (held: Held | undefined): Promise<void> => {
    holder = held
    await held?.run()
    if (held && holder === held) await give(waiting.shift())
  }
  const request = (_: string, { steal }: { steal: boolean }, run: () => Promise<void>) =>
    new Promise<void>((_resolve, lost) => {
      const asked = { run, lost }
      if (!steal && holder) return void waiting.push(asked)
      holder?.lost(new DOMException('stolen', 'AbortError'))
      void give(asked)
    })
  // Only `request` is used.
  return { request } as unknown as LockManager
}

it('[SESS-02] of several tabs one pings, and it is the one in a game', async () => {
  const locks = sharedLock()
  const first = openApp({ platform: { locks } })
  const second = openApp({ platform: { locks }, backend: first.backend })
  for (const { root } of [first, second]) await root.services()
  const pings = async () => {
    await settle()
    const before = first.calls('online').length
    for (const { pass } of [first, second]) pass(PING_EVERY)
    await settle()
    return first
      .calls('online')
      .slice(before)
      .map(({ request }) => (request as { gameId: number }).gameId)
  }
  expect(await pings()).toEqual([0])
  second.root.setActiveGame(7)
  expect(await pings()).toEqual([7])
  second.root.setActiveGame(0)
  expect(await pings()).toEqual([0])
  first.root.setActiveGame(3)
  expect(await pings()).toEqual([3])
  first.root.session.logout()
  expect(await pings()).toEqual([0])
})
