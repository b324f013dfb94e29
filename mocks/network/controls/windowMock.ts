import type { Controls } from './controls'
import type { DeviceState } from './deviceStates'
import type { WorldOptions } from './worldOptions'

/** `window.mock`: the controls, and what only a page can do. */
export interface WindowMock extends Controls {
  /** Like those of the controls, and resolve once the change outlasts a reload. */
  fault(text: string): Promise<void>
  clearFault(target: string): Promise<void>
  clearFaults(): Promise<void>
  clearLatency(): Promise<void>
  /** Resolves once everything changed so far outlasts a reload. */
  stored(): Promise<void>
  /** The theme chosen by `mock.theme`; undefined = the player's own. */
  theme(): number | undefined
  /** Puts the device into a state; `none` undoes it, and so does another one. */
  device(state: DeviceState | 'none'): Promise<void>
  /** The state it is in; null = as it is. */
  deviceState(): DeviceState | null
  /** A link that opens this page in its present state. */
  link(): string
  /** The present state as text for a file, and back; importing reloads the page. */
  exportState(): string
  importState(text: string): Promise<void>
  /** The notes shown since the page was opened, newest last. */
  notes(): readonly string[]
  /** Default options of a new world. */
  readonly defaults: Required<Pick<WorldOptions, 'seed' | 'persona' | 'clock'>>
}
