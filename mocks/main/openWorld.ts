import { browserLocks } from '../../src/platform/storage/locks'
import { checkControls } from '../network/controls/checkControls'
import { type Controls, createControls } from '../network/controls/controls'
import { type ParsedLink, parseLink } from '../network/controls/link'
import { decodeState } from '../network/controls/stateLink'
import { ControlError } from '../network/controls/suggestions'
import { parseTheme } from '../network/controls/syntax'
import { parseOrigin } from '../network/controls/worldOptions'
import { type Backend, createBackend, logError } from '../network/state/backend'
import { createJournal } from '../network/state/journal'
import { openPersistence, type Persistence } from '../network/state/persistence'
import { codeOf } from '../network/state/recording'
import { shareLog } from '../network/state/sharedLog'
import { type ExportedState, importState } from '../network/state/stateExport'
import { appToken, resetApp, setAppToken } from './app'
import type { Notes } from './notes'

export interface OpenWorld {
  backend: Backend
  controls: Controls
  persistence: Persistence
  /** The link opens the panel. */
  panel: boolean
  /** The show that the link belongs to. */
  show: string | undefined
}

interface LinkSetup {
  link: ParsedLink
  state: ExportedState | null
  theme: number | undefined
}

const emptySetup: LinkSetup = { link: { controls: {}, state: null }, state: null, theme: undefined }

const makesWorld = ({ controls: { seed, persona, clock, games } }: ParsedLink): boolean =>
  (seed ?? persona ?? clock ?? games) !== undefined

/** Parses all controls of a link before applying any: an invalid one changes nothing. */
const readLinkSetup = (address: string, notes: Notes): LinkSetup => {
  try {
    const link = parseLink(address)
    const { controls } = link
    if (link.state !== null && makesWorld(link))
      throw new ControlError('A link has either mock.state or mock.seed, mock.persona, mock.clock and mock.games.')
    checkControls(controls)
    return {
      link,
      state: link.state === null ? null : decodeState(link.state),
      theme: controls.theme === undefined ? undefined : parseTheme(controls.theme),
    }
  } catch (error) {
    if (!(error instanceof ControlError)) throw error
    notes.add(error.message)
    return emptySetup
  }
}

/** Applies parsed controls. What the world refuses is noted. */
const applyLink = async ({ controls }: ParsedLink, mock: Controls, notes: Notes): Promise<void> => {
  const token = appToken() ?? undefined
  const { fault, latency, draw, round, config, grant, bet } = controls
  if (fault !== undefined) mock.fault(fault)
  if (latency !== undefined) mock.latency(latency)
  if (draw !== undefined) await mock.draw(draw)
  if (round !== undefined) await mock.round(round)
  if (config !== undefined) await mock.config(config).catch((error: Error) => notes.add(error.message))
  for (const [name, reply] of [
    ['grant', grant === undefined ? null : await mock.grant(grant, token)],
    ['bet', bet === undefined ? null : await mock.bet(bet, token)],
  ] as const)
    if (reply && codeOf(reply) !== 0) notes.add(`mock.${name} was refused with ${String(codeOf(reply))}.`)
}

/** Opens the world of this page: the stored one, or a fresh one if the link asks for it; then applies the link's controls. */
export const openWorld = async (address: string, notes: Notes): Promise<OpenWorld> => {
  const { link, state, theme } = readLinkSetup(address, notes)
  const { controls } = link
  const fresh = state !== null || makesWorld(link)
  const persistence = await openPersistence({ locks: browserLocks(), note: notes.add })
  const stored = fresh ? null : await persistence.load()
  const reportError = (what: string) => {
    logError(what)
    if (what.includes('left the simulated world')) notes.add(what)
  }
  const journal = stored ?? createJournal(parseOrigin(controls, Date.now()))
  const backend = createBackend({ latency: 'fast', reportError, journal })
  const mock = createControls(backend)

  if (state) {
    const app = await importState(backend, state)
    await persistence.setTheme(app.theme)
    resetApp(app.token)
  } else if (fresh) {
    await persistence.setTheme(undefined)
    resetApp(backend.token())
  } else if (!stored) setAppToken(backend.token())
  await persistence.persist(backend)
  // Reading the log is none of the start's business.
  void shareLog('kismara-calls', backend, fresh)

  const token = appToken()
  if (token !== null && !Object.hasOwn(backend.journal.world.tokens, token)) setAppToken(null)
  await applyLink(link, mock, notes)
  if (theme !== undefined) await persistence.setTheme(theme)
  return { backend, controls: mock, persistence, panel: controls.panel === '1', show: controls.show }
}
