import { observer } from 'mobx-react-lite'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import type { LoggedCall } from '../../network/state/callLog'
import { usePanel } from '../PanelContext'
import { Choice, Field } from '../pieces/Field'
import { ListItem } from '../pieces/ListItem'
import { timeText } from '../pieces/time'
import { CallDetail } from './CallDetail'
import { codeText, filterCalls, outcomeOf, type Shown } from './filterCalls'

/** To both edges of the tab; the list sets its width by itself. */
const ACROSS = { width: 'calc(100% + 24px)' }

/** The calls as they come, newest first. */
export const CallsTab = observer(() => {
  const panel = usePanel()
  const { calls, dropped } = panel
  const [text, setText] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<VListHandle>(null)
  const wanted = useDeferredValue(text)
  const rows = useMemo(() => filterCalls(calls, wanted, shown).toReversed(), [calls, wanted, shown])
  return (
    <>
      <div className="row">
        <Field label="Find" type="search" value={text} onChange={setText} placeholder="endpoint, code, text" />
        <Choice<Shown>
          label="Show"
          value={shown}
          onChange={setShown}
          options={[
            ['all', 'All'],
            ['failed', 'Failed'],
            ['forced', 'With a fault'],
          ]}
        />
        <button type="button" onClick={() => panel.run(panel.clearCalls)}>
          Clear
        </button>
      </div>
      <p className="quiet">
        {rows.length} of {calls.length} calls{dropped > 0 && `; ${dropped} older ones had to make room`}
      </p>
      <VList ref={list} className="calls" style={ACROSS} data={rows} aria-label="Calls" role="list" item={ListItem}>
        {(call) => (
          <CallRow
            key={call.id}
            call={call}
            isOpen={open === call.id}
            onToggle={(id) => setOpen(open === id ? null : id)}
          />
        )}
      </VList>
    </>
  )
})

interface CallRowProps {
  call: LoggedCall
  isOpen: boolean
  onToggle(id: string): void
}

function CallRow({ call, isOpen, onToggle }: CallRowProps) {
  const { id, endpoint, at, ms, fault } = call
  return (
    <div className="call" data-outcome={outcomeOf(call)}>
      <button type="button" className="line" aria-expanded={isOpen} onClick={() => onToggle(id)}>
        <span className="name">{endpoint}</span>
        {fault !== undefined && <span className="fault">{fault}</span>}
        <span className="code">{codeText(call)}</span>
        <span className="quiet">{ms === null ? '' : `${Math.round(ms)} ms`}</span>
        <time>{timeText(at)}</time>
      </button>
      {isOpen && <CallDetail call={call} />}
    </div>
  )
}
