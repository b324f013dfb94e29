import { waitFor } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { DEVICE_PREFIX } from '../../mocks/games/kit/device'
import type { PlayName } from '../../mocks/games/messages'
import { json } from '../../mocks/network/adapters/wire'

/** The game's own page in its frame, once it has greeted the world and its fonts are there. */
export const inFrame = async (page: HTMLElement): Promise<HTMLElement> => {
  const main = await waitFor(() => {
    const found = page.querySelector('iframe')?.contentDocument?.querySelector('main')
    if (!found) throw new Error('no game yet')
    return found
  })
  await main.ownerDocument.fonts.ready
  return main
}

/** The world's replies to some calls of a game: for outcomes that are rare. */
export type Replies = Partial<Record<PlayName, object>>

/** Forgets the last bets, which the next story would begin with. */
const forgetBets = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(DEVICE_PREFIX)) localStorage.removeItem(key)
}

/** Gives replies to a game in place of the world's. Returns the undo. */
export const replyWith = (replies: Replies): (() => void) => {
  forgetBets()
  const { handleGame } = backend
  const given: ReadonlyMap<string, object> = new Map(Object.entries(replies))
  backend.handleGame = async (request) => {
    const reply = given.get(request.name)
    return reply ? json(JSON.stringify({ errcode: 0, ...reply })) : handleGame(request)
  }
  return () => {
    backend.handleGame = handleGame
  }
}
