import type { DeviceState } from '../network/controls/deviceStates'
import type { Mock } from '../network/controls/mock'

/** What only an open page has, beside the world behind it. */
export interface PanelPage {
  /** The theme chosen for the page; undefined = the player's own. */
  theme(): number | undefined
  /** Loads the page in a theme, 1 to 6. */
  setTheme(theme: number): void
  device(state: DeviceState | 'none'): Promise<void>
  deviceState(): DeviceState | null
  /** A link that opens this page in its present state. */
  link(): string
  exportState(): string
  importState(text: string): Promise<void>
  /** What a report of a bug says about the page: address, build, size, browser. */
  facts(): Readonly<Record<string, string>>
}

/** What a panel steers: a world, wherever it is, and the page the panel belongs to. */
export interface PanelTarget {
  readonly mock: Mock
  /** Null for a world behind a server. */
  readonly page: PanelPage | null
  /** Origin of the world's API, for copied commands. */
  readonly origin: string
  /** Name of the world on its server; null in a page. */
  readonly world: string | null
}
