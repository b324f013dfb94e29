import { ENDPOINTS } from '../network/adapters/route'
import { type Controls, createControls } from '../network/controls/controls'
import { parseDraws } from '../network/controls/draws'
import { type LinkWords, readLink } from '../network/controls/link'
import { unpackState } from '../network/controls/stateLink'
import { WordError } from '../network/controls/suggestions'
import { parseTheme } from '../network/controls/syntax'
import { originOf } from '../network/controls/worldOptions'
import { parseFaults } from '../network/faults/faults'
import { parseLatency } from '../network/faults/latency'
import { type Backend, complainAloud, createBackend } from '../network/state/backend'
import { createChronicle } from '../network/state/journal'
import { type Keeper, openKeeper } from '../network/state/persistence'
import { enterState, type SharedState } from '../network/state/stateExport'
import { appToken, setAppToken, startAppAnew } from './app'
import type { Notes } from './notes'

/** The world of this page, kept and steered. */
export interface OpenWorld {
  backend: Backend
  controls: Controls
  keeper: Keeper
  /** Whether the link asks for the panel. */
  panel: boolean
}

interface Wish {
  link: LinkWords
  state: SharedState | null
  theme: number | undefined
}

const nothing: Wish = { link: { words: {}, state: null }, state: null, theme: undefined }

/** Reads everything that a link says before anything of it is done: a wrong word leaves the world as it was. */
const readWish = (address: string, notes: Notes): Wish => {
  try {
    const link = readLink(address)
    const { words } = link
    const made = words.seed ?? words.persona ?? words.clock
    if (link.state !== null && made !== undefined)
      throw new WordError('A link has either mock.state or mock.seed, mock.persona and mock.clock.')
    originOf(words, Date.now())
    if (words.fault !== undefined) parseFaults(words.fault, ENDPOINTS)
    if (words.latency !== undefined) parseLatency(words.latency)
    if (words.draw !== undefined) parseDraws([words.draw])
    if (words.panel !== undefined && words.panel !== '1') throw new WordError('mock.panel is 1, or absent.')
    return {
      link,
      state: link.state === null ? null : unpackState(link.state),
      theme: words.theme === undefined ? undefined : parseTheme(words.theme),
    }
  } catch (error) {
    if (!(error instanceof WordError)) throw error
    notes.say(error.message)
    return nothing
  }
}

/** Opens the world of this page: the kept one, or a fresh one where the link says so, in the state that it asks for. */
export const openWorld = async (address: string, notes: Notes): Promise<OpenWorld> => {
  const { link, state, theme } = readWish(address, notes)
  const { words } = link
  const fresh = state !== null || words.seed !== undefined || words.persona !== undefined || words.clock !== undefined
  const locks = navigator.locks as LockManager | undefined
  const keeper = await openKeeper({ locks, note: notes.say })
  const kept = fresh ? null : await keeper.load()
  const complain = (what: string) => {
    complainAloud(what)
    if (what.includes('left the simulated world')) notes.say(what)
  }
  const chronicle = kept ?? createChronicle(originOf(words, Date.now()))
  const backend = createBackend({ latency: 'fast', complain, chronicle })
  const controls = createControls(backend)

  if (state) {
    const app = await enterState(backend, state)
    await keeper.chooseTheme(app.theme)
    startAppAnew(app.token)
  } else if (fresh) {
    await keeper.chooseTheme(undefined)
    startAppAnew(backend.token())
  } else if (!kept) setAppToken(backend.token())
  await keeper.keep(backend)

  if (words.fault !== undefined) controls.fault(words.fault)
  if (words.latency !== undefined) controls.latency(words.latency)
  if (words.draw !== undefined) await controls.draw(words.draw)
  if (theme !== undefined) await keeper.chooseTheme(theme)
  const token = appToken()
  if (token !== null && !Object.hasOwn(backend.chronicle.world.tokens, token)) setAppToken(null)
  return { backend, controls, keeper, panel: words.panel === '1' }
}
