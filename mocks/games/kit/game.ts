import type { GameKind } from '../../world/game/playCalls'
import type { PlayReply } from '../messages'
import { el } from './dom'
import { createHistory } from './history'
import { notifyHost, query } from './host'
import { refusalText } from './refusals'

export type Greeting = PlayReply<'gameHello'>

/** The two halves of every game: its stage in its own art, and the panel in the player's theme. */
export interface Table {
  stage: HTMLElement
  panel: HTMLElement
  /** One line above the controls, read aloud. */
  say: (text: string) => void
  /** That line with the buttons beside it. */
  told: HTMLElement
  /** Opens the last rounds. */
  history: HTMLButtonElement
}

/** The host's bar follows the balance. */
export const showBalance = (coin: number): void =>
  // The world's amounts are whole cents.
  notifyHost({ type: 'balance', coin: coin as never })

/** While a round runs, nothing may cover the game. */
export const roundRuns = (runs: boolean): void => notifyHost({ type: runs ? 'busy' : 'idle' })

/** Greets the world, then mounts the game. */
export const openGame = async (
  kind: GameKind,
  mount: (greeting: Greeting, table: Table) => void | Promise<void>,
): Promise<void> => {
  const greeting = await query('gameHello', {})
  const said = el('p', { class: 'said', role: 'status' })
  const history = createHistory()
  const table: Table = {
    stage: el('section', { class: 'stage' }),
    panel: el('section', { class: 'panel' }),
    say: (text) => {
      said.textContent = text
    },
    told: el('div', { class: 'told' }, said, history),
    history,
  }
  if (greeting.ok && greeting.value.kind === kind) {
    document.title = greeting.value.name
    table.panel.append(table.told)
    await mount(greeting.value, table)
    document.body.replaceChildren(el('main', {}, el('h1', {}, greeting.value.name), table.stage, table.panel))
  } else {
    document.body.replaceChildren(el('main', { class: 'failed' }, said))
    said.textContent = refusalText(greeting.ok ? 5002 : greeting.code)
  }
  notifyHost({ type: 'ready' })
}
