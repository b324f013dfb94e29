import { type ReactNode, useEffect } from 'react'
import { within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { modalScreens } from '../../src/app/modals'
import { routes } from '../../src/app/routes'
import type { RootStore } from '../../src/stores/core/RootStore'
import { useStores } from '../../src/stores/core/react'
import { AppAt } from '../support/AppAt'

/** Brings every page and modal before a flow begins: its steps are about people, not about chunks. */
export const bringAll = async (): Promise<void> => {
  const screens = [...routes.map(({ screen }) => screen), ...Object.values(modalScreens)]
  await Promise.all([import('../../src/app/Announcer'), ...screens.map((screen) => screen?.preload())])
}

interface Finders {
  findByRole: (role: string, options?: object) => Promise<HTMLElement>
}

/** What is inside the page's own part, apart from bars and dialogs. */
export const inMain = async (canvas: Finders) => within(await canvas.findByRole('main'))

/** What is inside a dialog, once it is there. */
export const inDialog = async (canvas: Finders, name: string) => within(await canvas.findByRole('dialog', { name }))

interface OpenedProps {
  path: string
  /** Said to the stores as soon as the page is there. */
  say: (root: RootStore) => void
  children?: ReactNode
}

/** The whole product at an address, and something said to its stores: for what a player meets without asking. */
export function Opened({ path, say }: OpenedProps) {
  const root = useStores()
  useEffect(() => say(root), [root, say])
  return <AppAt path={path} />
}

/** Plays one round as the game in the page's frame would: the world settles it, and the frame tells its host. */
export async function playRound(frame: HTMLIFrameElement, token: string, bet: number): Promise<number> {
  const address = new URL(frame.src, location.origin).searchParams
  const tell = (message: object) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source: frame.contentWindow,
        origin: location.origin,
        data: { mark: 'kismara-game', ...message },
      }),
    )
  tell({ type: 'busy' })
  const reply = await backend.handleInternal({
    name: 'slotSpin',
    token,
    body: { sessionId: address.get('session') ?? '', gameId: Number(address.get('gameId')), bet },
  })
  const coin = Number(reply['coin'])
  tell({ type: 'balance', coin })
  tell({ type: 'idle' })
  return coin
}
