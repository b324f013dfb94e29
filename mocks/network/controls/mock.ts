import type { Controls } from './controls'
import type { WorldWords } from './worldOptions'

/** `window.mock`: the controls of the world, and what only a page can do. */
export interface Mock extends Controls {
  /** The look that was chosen by `mock.theme`, none = the player's own. */
  theme(): number | undefined
  /** The address of this page in this state, to be opened elsewhere. */
  link(): string
  /** This state as the text of a file, and back; the page starts again in it. */
  exportState(): string
  importState(text: string): Promise<void>
  /** What people were told of their world since the page was opened, newest last. */
  notes(): readonly string[]
  /** Tells of every change of faults, latency or notes; gives what ends it. */
  onChange(listener: () => void): () => void
  /** The words that a world can be made from, for those who choose. */
  readonly usual: Required<Pick<WorldWords, 'seed' | 'persona' | 'clock'>>
}
