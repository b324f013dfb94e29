import { mswLoader } from 'msw-storybook-addon/csf3'
import { openBridge } from '../../mocks/main/bridge'
import { pageAdapter } from '../../mocks/network/adapters/page/pageAdapter'
import { createControls } from '../../mocks/network/controls/controls'
import { decodeState } from '../../mocks/network/controls/stateLink'
import { createBackend } from '../../mocks/network/state/backend'
import { importState } from '../../mocks/network/state/stateExport'
import { lookOf } from '../../mocks/world/vip/vip'
import { toVipTheme, type VipTheme } from '../../src/theme/vip'
import { OFFLINE } from './worldGlobals'

/** `parameters.mock` of a story; the values are those of the controls. */
export interface MockParameters {
  seed?: number
  persona?: string
  clock?: string
  games?: number
  fault?: string
  latency?: string | number
  draw?: readonly (string | number)[]
  round?: string
  config?: string
  grant?: string
  bet?: string
  /** A whole state, as in a link; the others but the toolbar's come on top. */
  state?: string
}

/** Frozen unless a story sets another clock. */
const CLOCK = '2026-01-01T12:00:00Z'

/** The world of this page; every story with `parameters.mock` starts a fresh one. */
export const backend = createBackend({ clock: CLOCK })
const controls = createControls(backend)
const adapter = pageAdapter(backend)

/** Installs the adapter once; `parameters.msw` may add handlers that run before it. */
export const openAdapter = mswLoader(async () => {
  await adapter.open()
  // The demo games of the world play in their frames, as in the demo.
  openBridge(backend, { token: () => backend.token(), runClock: () => controls.clock.run() })
  Object.assign(window, { mock: controls })
  // The addon's type is that of a service worker; it uses only these two members.
  return adapter.network as never
})

/** The theme of the player's level. */
export const playersTheme = (): VipTheme => {
  const { players, tokens } = backend.journal.world
  const player = players[tokens[backend.token() ?? ''] ?? '']
  return player ? toVipTheme(lookOf(player)) : 1
}

/** The calls are those of this story alone. */
const openState = (encoded: string) => {
  controls.clearCalls()
  return importState(backend, decodeState(encoded))
}

/**
 * Starts a fresh world for a story; the toolbar's persona and network override the story's. Returns the player's token.
 */
export const freshWorld = async (
  {
    seed,
    persona,
    clock = CLOCK,
    games,
    fault,
    latency = 'none',
    draw,
    round,
    config,
    grant,
    bet,
    state,
  }: MockParameters,
  toolbar: { persona?: unknown; network?: unknown },
): Promise<string | null> => {
  const chosen = (value: unknown) => (typeof value === 'string' && value !== 'story' ? value : undefined)
  const who = chosen(toolbar.persona) ?? persona
  const { token } =
    state === undefined
      ? await controls.reset({
          clock,
          ...(seed !== undefined && { seed }),
          ...(who && { persona: who }),
          ...(games !== undefined && { games }),
        })
      : await openState(state)
  const network = chosen(toolbar.network) ?? latency
  if (network === OFFLINE) controls.fault('*:offline')
  else controls.latency(network)
  if (fault) controls.fault(fault)
  if (draw) await controls.draw(...draw)
  if (round) await controls.round(round)
  if (config) await controls.config(config)
  if (grant) await controls.grant(grant)
  if (bet) await controls.bet(bet)
  return token
}
