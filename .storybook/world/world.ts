import { mswLoader } from 'msw-storybook-addon/csf3'
import { pageDoor } from '../../mocks/network/adapters/page/pageAdapter'
import { createControls } from '../../mocks/network/controls/controls'
import { createBackend } from '../../mocks/network/state/backend'

/** The words of a story's world, as the control surface has them; `parameters.mock`. */
export interface MockWords {
  seed?: number
  persona?: string
  clock?: string
  fault?: string
  latency?: string | number
  draw?: readonly (string | number)[]
}

/** Stories stand still unless they say otherwise. */
const CLOCK = '2026-01-01T12:00:00Z'

/** The one world of this page; every story with `parameters.mock` begins with a fresh one. */
export const backend = createBackend({ clock: CLOCK })
const controls = createControls(backend)
const door = pageDoor(backend)

/** Opens the world's door once and lets `parameters.msw` hang handlers before it. */
export const openDoor = mswLoader(async () => {
  await door.open()
  Object.assign(window, { mock: controls })
  // The addon's type is a service worker's; it uses only these two of its members.
  return door.network as never
})

/** A fresh world for a story; the toolbar's persona and latency win over the story's. Gives the player's token. */
export const freshWorld = async (
  { seed, persona, clock = CLOCK, fault, latency = 'none', draw }: MockWords,
  toolbar: { persona?: unknown; latency?: unknown },
): Promise<string | null> => {
  const chosen = (value: unknown) => (typeof value === 'string' && value !== 'story' ? value : undefined)
  const who = chosen(toolbar.persona) ?? persona
  const { token } = await controls.reset({ clock, ...(seed !== undefined && { seed }), ...(who && { persona: who }) })
  controls.latency(chosen(toolbar.latency) ?? latency)
  if (fault) controls.fault(fault)
  if (draw) await controls.draw(...draw)
  return token
}
