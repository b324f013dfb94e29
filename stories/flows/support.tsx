import { type ReactNode, useEffect } from 'react'
import { within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { modalScreens } from '../../src/app/modals/screens'
import { routes } from '../../src/app/routing/routes'
import { useStores } from '../../src/stores/react/stores'
import type { RootStore } from '../../src/stores/root/RootStore'
import { AppAt } from '../support/AppAt'

/** Preloads every page and modal, so that steps do not wait for chunks. */
export const preloadAll = async (): Promise<void> => {
  const screens = [...routes.map(({ screen }) => screen), ...Object.values(modalScreens)]
  await Promise.all([
    import('../../src/app/Announcer'),
    import('../../src/features/auth/login/LoginForm'),
    import('../../src/features/auth/register/RegisterForm'),
    import('../../src/features/auth/forgotPassword/ForgotForm'),
    import('../../src/features/auth/bind/BindForm'),
    import('../../src/features/auth/setPassword/SetPasswordForm'),
    ...screens.map((screen) => screen?.preload()),
  ])
}

interface Finders {
  findByRole: (role: string, options?: object) => Promise<HTMLElement>
}

/** Queries inside `main`, excluding bars and dialogs. */
export const inMain = async (canvas: Finders) => within(await canvas.findByRole('main'))

/** Queries inside a dialog, once it is open. */
export const inDialog = async (canvas: Finders, name: string) => within(await canvas.findByRole('dialog', { name }))

interface OpenedProps {
  path: string
  /** Runs once the page is mounted. */
  prepare: (root: RootStore) => void
  children?: ReactNode
}

/** The whole app at a path with its stores prepared, for what no button triggers. */
export function Opened({ path, prepare }: OpenedProps) {
  const root = useStores()
  useEffect(() => prepare(root), [root, prepare])
  return <AppAt path={path} />
}

/** Plays one round as the game in the iframe would: the world settles it and the frame notifies its host. */
export async function playRound(frame: HTMLIFrameElement, token: string, bet: number): Promise<number> {
  const address = new URL(frame.src, location.origin).searchParams
  const post = (message: object) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source: frame.contentWindow,
        origin: location.origin,
        data: { mark: 'kismara-game', ...message },
      }),
    )
  post({ type: 'busy' })
  const reply = await backend.handleInternal({
    name: 'slotSpin',
    token,
    body: { sessionId: address.get('session') ?? '', gameId: Number(address.get('gameId')), bet },
  })
  const coin = Number(reply['coin'])
  post({ type: 'balance', coin })
  post({ type: 'idle' })
  return coin
}
