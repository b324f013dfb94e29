import type { start } from '../../src/app/startup/start'
import { linkToState } from '../network/controls/stateLink'
import type { WindowMock } from '../network/controls/windowMock'
import type { ChangeKind } from '../network/state/events'
import { exportState, importState, parseState } from '../network/state/stateExport'
import type { Screen } from '../network/tape/copies/screen'
import { appToken, resetApp, setAppToken, tellOfToken } from './app'
import type { Device } from './device'
import type { Notes } from './notes'
import type { OpenWorld } from './openWorld'

declare global {
  interface Window {
    mock?: WindowMock
  }
}

/** Reload in a new task, so that an awaited `reset` resolves first. */
const reloadAt = (path: string): void => {
  setTimeout(() => location.replace(path), 0)
}

/** The product, once it has started. */
export interface RunningApp {
  root: Awaited<ReturnType<typeof start>> | null
}

/** After these the open page shows at once what the world is now. */
const FOLLOWED: ReadonlySet<ChangeKind> = new Set(['config', 'grant', 'bet', 'provider', 'restore'])

/** Leads the app to a path, as going back would. */
const visit = (route: string): void => {
  if (location.pathname + location.search === route) return
  // As the router numbers and names its entries.
  const state = { usr: null, key: Math.random().toString(36).slice(2, 10), idx: (history.state?.idx ?? 0) + 1 }
  history.pushState(state, '', route)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

const screenOf = (theme: number | undefined): Screen => ({
  route: location.pathname + location.search,
  balance: document.querySelector('[data-testid=balance]')?.textContent ?? null,
  width: innerWidth,
  height: innerHeight,
  language: document.documentElement.lang,
  ...(theme !== undefined && { theme }),
})

const follow = async ({ root }: RunningApp): Promise<void> => {
  if (!root) return
  const { activities, config, member, session } = root
  await Promise.all([config.load(), session.signedIn && member.load(), session.signedIn && activities.load()])
  // What reads again when the player comes back to the page does so now.
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Installs the controls as `window.mock`. */
export const openWindowMock = (
  { backend, controls, persistence }: OpenWorld,
  notes: Notes,
  app: RunningApp,
  device: Device,
): WindowMock => {
  const appState = () => {
    const theme = persistence.theme()
    return { token: appToken(), ...(theme !== undefined && { theme }) }
  }
  let following = Promise.resolve()
  backend.events.onChange(({ kind }) => {
    const token = appToken()
    // Another world may not know the token.
    if (token !== null && !Object.hasOwn(backend.journal.world.tokens, token)) setAppToken(backend.token())
    if (FOLLOWED.has(kind)) following = follow(app)
  })
  notes.onChange(() => backend.events.change('note'))
  const followed = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change
    await following
    return result
  }
  /** What is wrong is thrown at once. */
  const storing =
    <A extends unknown[]>(change: (...args: A) => void) =>
    (...args: A): Promise<void> => {
      change(...args)
      return persistence.stored()
    }
  const mock: WindowMock = {
    ...controls,
    fault: storing(controls.fault),
    clearFault: storing(controls.clearFault),
    clearFaults: storing(controls.clearFaults),
    clearLatency: storing(controls.clearLatency),
    stored: persistence.stored,
    reset: async (words) => {
      await device.set('none')
      const fresh = await controls.reset(words)
      await persistence.setTheme(undefined)
      resetApp(fresh.token)
      reloadAt('/')
      return fresh
    },
    restore: (snapshot) => followed(controls.restore(snapshot)),
    replay: async (tape, options) => {
      const replayed = await controls.replay(tape, options)
      if (replayed.token !== appToken()) tellOfToken(replayed.token)
      await following
      // Signed out elsewhere, the app has gone to its login by now.
      await new Promise((resolve) => setTimeout(resolve))
      visit(replayed.route ?? '/')
      return replayed
    },
    copyAs: (kind) => controls.copyAs(kind, screenOf(persistence.theme())),
    config: (text) => followed(controls.config(text)),
    clearConfig: () => followed(controls.clearConfig()),
    grant: (text) => followed(controls.grant(text, appToken() ?? undefined)),
    bet: (text) => followed(controls.bet(text, appToken() ?? undefined)),
    provider: (orderId, answer) => followed(controls.provider(orderId, answer, appToken() ?? undefined)),
    theme: () => persistence.theme(),
    device: (state) => device.set(state),
    deviceState: () => device.state(),
    link: () => linkToState(location.href, exportState(backend, appState())),
    exportState: () => JSON.stringify(exportState(backend, appState())),
    importState: async (text) => {
      const app = await importState(backend, parseState(text))
      await persistence.setTheme(app.theme)
      resetApp(app.token)
      reloadAt(location.pathname)
    },
    notes: () => notes.list(),
    defaults: { seed: 1, persona: 'visitor', clock: 'live' },
  }
  window.mock = mock
  return mock
}
