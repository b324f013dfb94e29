import { useState } from 'react'
import { allExpanded, collapseAllNested, JsonView } from 'react-json-view-lite'
import type { LoggedCall } from '../../network/state/callLog'
import { asCurl } from '../../network/tape/copies/curl'
import { faultChoices } from '../faults/choices'
import { usePanel } from '../PanelContext'
import { copy } from '../pieces/copy'
import { Choice } from '../pieces/Field'
import { asFault, asStory } from './copies'
import { jsonStyle } from './jsonStyle'

/** A call's bodies, and what can be done with it. */
export function CallDetail({ call }: { call: LoggedCall }) {
  const panel = usePanel()
  const { mock } = panel.target
  const { endpoint, request, reply, why, player } = call
  const choices = faultChoices(endpoint)
  const [what, setWhat] = useState(choices[0]?.[0] ?? '')
  const next = `${endpoint}:${what}*1`
  return (
    <div className="detail">
      {why !== undefined && <p className="bad">{why}</p>}
      {player !== undefined && <p className="quiet">Player {player}</p>}
      <Body label="Request" value={request} />
      <Body label="Reply" value={reply} />
      <div className="row">
        <Choice label="Fail the next one with" value={what} onChange={setWhat} options={choices} wide />
        <button type="button" onClick={() => panel.run(() => mock.fault(next), `Set ${next}.`)}>
          Set
        </button>
      </div>
      <div className="row">
        <button type="button" onClick={() => panel.run(() => mock.repeat(call.id), `Repeated ${endpoint}.`)}>
          Repeat
        </button>
        <button
          type="button"
          onClick={() => copy(panel, asCurl(call, panel.target.origin, panel.target.world), 'the command')}
        >
          Copy as curl
        </button>
        <button type="button" onClick={() => copy(panel, asFault(call), 'the fault')}>
          Copy as fault
        </button>
        <button type="button" onClick={() => copy(panel, asStory(call), 'the story parameter')}>
          Copy as story
        </button>
      </div>
    </div>
  )
}

/** A body as a tree; one that is no JSON as its text. */
function Body({ label, value }: { label: string; value: unknown }) {
  if (value === null || value === undefined) return <p className="quiet">{label}: none</p>
  if (typeof value !== 'object') return <pre>{String(value)}</pre>
  const isSmall = JSON.stringify(value).length < 2_000
  return (
    <div className="body">
      <h4>{label}</h4>
      <JsonView
        data={value}
        style={jsonStyle}
        shouldExpandNode={isSmall ? allExpanded : collapseAllNested}
        aria-label={label}
      />
    </div>
  )
}
