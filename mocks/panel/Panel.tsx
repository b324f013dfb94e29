import { observer } from 'mobx-react-lite'
import { type ComponentType, useState } from 'react'
import { CallsTab } from './calls/CallsTab'
import { ClockTab } from './clock/ClockTab'
import { FaultsTab } from './faults/FaultsTab'
import { countForced } from './forced'
import { LedgerTab } from './ledger/LedgerTab'
import { usePanel } from './PanelContext'
import { Tabs } from './pieces/Tabs'
import { StateTab } from './state/StateTab'
import { WorldTab } from './world/WorldTab'

const tabs = {
  Calls: CallsTab,
  Faults: FaultsTab,
  Clock: ClockTab,
  World: WorldTab,
  Ledger: LedgerTab,
  State: StateTab,
} as const satisfies Record<string, ComponentType>

type TabName = keyof typeof tabs
// Object.keys loses the key type.
const TAB_NAMES = Object.keys(tabs) as TabName[]

/** What the frame around a panel offers. */
export interface PanelFrame {
  /** Absent where the panel is all there is. */
  onClose?: () => void
  /** Opens the panel in a window of its own. */
  onDetach?: () => void
  /** Whether it opens again after a reload. */
  keepsOpen?: boolean
  onKeepOpen?: (keeps: boolean) => void
}

export const Panel = observer(({ onClose, onDetach, keepsOpen, onKeepOpen }: PanelFrame) => {
  const panel = usePanel()
  const [selected, setSelected] = useState<TabName>('Calls')
  const Tab = tabs[selected]
  const forced = countForced(panel.forced)
  const { message } = panel
  return (
    <section className="panel" aria-label="QA panel">
      <header>
        <h2>QA</h2>
        {forced > 0 && <span className="badge">{forced} forced</span>}
        <span className="space" />
        {onKeepOpen && (
          <label className="keep">
            <input type="checkbox" checked={keepsOpen} onChange={({ target }) => onKeepOpen(target.checked)} />
            Keep open
          </label>
        )}
        {onDetach && (
          <button type="button" onClick={onDetach}>
            Window
          </button>
        )}
        {onClose && (
          <button type="button" aria-label="Close the panel" onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      <Tabs<TabName> label="Parts of the panel" names={TAB_NAMES} selected={selected} onSelect={setSelected}>
        <Tab />
      </Tabs>
      <p className={message?.isError ? 'message bad' : 'message'} role="status">
        {message?.text}
      </p>
    </section>
  )
})
