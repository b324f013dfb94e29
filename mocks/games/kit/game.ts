import type { GameKind } from '../../world/game/playCalls'
import type { PlayReply } from '../messages'
import { el } from './dom'
import { createHistory, createRounds } from './history'
import { notifyHost, query } from './host'
import type { Section } from './section'

export type Greeting = PlayReply<'gameHello'>

/** The two halves of every game: its stage in its own art, and the panel in the player's theme below it. */
export interface Table {
  stage: HTMLElement
  panel: HTMLElement
  /** One line above the controls, read aloud. */
  say: (text: string) => void
  /** That line with the buttons beside it. */
  messageRow: HTMLElement
  /** Opens the last rounds. */
  history: HTMLButtonElement
}

/** The world's code for a game that is closed. */
const CLOSED = 5002

/** The host's bar follows the balance. */
export const showBalance = (coin: number): void => notifyHost({ type: 'balance', coin })

let rounds: Section | undefined

/** While something moves, nothing may cover the game. */
export const showBusy = (busy: boolean): void => {
  notifyHost({ type: busy ? 'busy' : 'idle' })
  if (!busy) void rounds?.update()
}

/** A round that runs by itself to its end. */
export const roundRuns = (runs: boolean): void => {
  notifyHost({ type: 'round', open: runs, onLeave: 'settles' })
  showBusy(runs)
}

/** A round that waits for the player, between moves and after leaving. */
export const roundWaits = (open: boolean): void => notifyHost({ type: 'round', open, onLeave: 'waits' })

/** Escape leads out of the game, unless a dialog of the game is open. */
const leaveByEscape = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.repeat || event.defaultPrevented) return
  if (!document.body.inert && !document.querySelector('dialog[open]')) notifyHost({ type: 'exit' })
}

/** Greets the world, then mounts the game, which returns its rules; what the world refuses is the host's to say. */
export const openGame = async (kind: GameKind, mount: (greeting: Greeting, table: Table) => Section): Promise<void> => {
  // A page that the game has reloaded: nothing of the last one runs on.
  roundRuns(false)
  const greeting = await query('gameHello', {})
  if (!greeting.ok) return notifyHost({ type: 'error', code: greeting.code })
  if (greeting.value.kind !== kind) return notifyHost({ type: 'error', code: CLOSED })
  const said = el('p', { class: 'said', role: 'status' })
  const history = createHistory()
  const table: Table = {
    stage: el('section', { class: 'stage' }),
    panel: el('section', { class: 'panel' }),
    say: (text) => {
      said.textContent = text
    },
    messageRow: el('div', { class: 'message-row' }, said, history),
    history,
  }
  const { name, coin } = greeting.value
  document.title = name
  table.panel.append(table.messageRow)
  const rules = mount(greeting.value, table)
  rounds = createRounds()
  const facts = el('div', { class: 'facts' }, rounds.root, rules.root)
  document.body.replaceChildren(el('main', {}, el('h1', {}, name), table.stage, table.panel, facts))
  void rounds.update()
  void rules.update()
  addEventListener('keydown', leaveByEscape)
  showBalance(coin)
  notifyHost({ type: 'ready' })
}
