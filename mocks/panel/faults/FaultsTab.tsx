import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FAULT_NAMES } from '../../network/adapters/route'
import { DEVICE_STATES, type DeviceState, deviceStates } from '../../network/controls/deviceStates'
import { LATENCIES } from '../../network/faults/latency'
import { usePanel } from '../PanelContext'
import { Choice, Field, Form } from '../pieces/Field'
import { ForcedList, Section } from '../pieces/Section'
import { faultChoices } from './choices'
import { composeFault, NO_FAULT } from './composeFault'
import { presets } from './presets'

const latencies = LATENCIES.map(({ word, ms }) => [word, `${word}: ${ms} ms`] as const)
const endpoints = ['*', ...FAULT_NAMES]

/** What fails, now and next. */
export const FaultsTab = observer(() => {
  const panel = usePanel()
  const { forced, held, target } = panel
  const { mock, page } = target
  return (
    <>
      <Section title="Present faults">
        <ForcedList
          label="Faults"
          items={forced.faults}
          none="No fault: every call is answered by the world."
          onRemove={(fault) => panel.run(() => mock.clearFault(fault))}
          onClear={() => panel.run(mock.clearFaults)}
        />
        {held.length > 0 && (
          <ul className="list" aria-label="Held calls">
            {held.map((endpoint) => (
              <li key={endpoint}>
                <code>{endpoint}</code> is held
                <button type="button" onClick={() => panel.run(() => mock.release(endpoint))}>
                  Release
                </button>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="By one tap">
        <ul className="presets">
          {presets
            .filter(({ needsPage }) => page !== null || !needsPage)
            .map(({ title, about, apply }) => (
              <li key={title}>
                <button type="button" onClick={() => panel.run(() => apply(target), `${title}: set.`)}>
                  {title}
                </button>
                <small>{about}</small>
              </li>
            ))}
        </ul>
      </Section>
      <FaultForm />
      <Section title="Latency">
        <Choice
          label="Every reply takes at least"
          value={forced.latency}
          onChange={(word) => panel.run(() => mock.latency(word))}
          options={
            latencies.some(([word]) => word === forced.latency)
              ? latencies
              : [...latencies, [forced.latency, `${forced.latency} ms`]]
          }
          wide
        />
      </Section>
      {page && <DevicePart />}
    </>
  )
})

/** Composes a fault from its parts; its text can be edited as well. */
function FaultForm() {
  const panel = usePanel()
  const [parts, setParts] = useState(NO_FAULT)
  const [edited, setEdited] = useState<string | null>(null)
  const text = edited ?? (parts.what === '' ? '' : composeFault(parts))
  const set = (name: keyof typeof parts) => (value: string) => {
    setEdited(null)
    setParts((before) => ({ ...before, [name]: value }))
  }
  const add = async () => {
    if (await panel.run(() => panel.target.mock.fault(text), `Set ${text}.`)) setEdited(null)
  }
  return (
    <Section title="A fault of your own">
      <div className="row">
        <Field
          label="Endpoint"
          value={parts.endpoint}
          onChange={set('endpoint')}
          suggestions={endpoints}
          hint="* is all"
        />
        <Field
          label="Only where"
          value={parts.condition}
          onChange={set('condition')}
          placeholder="gameId=3"
          hint="a field of the body"
        />
      </div>
      <Choice
        label="What happens"
        value={parts.what}
        onChange={set('what')}
        options={[['', 'Choose …'], ...faultChoices(parts.endpoint)]}
        wide
      />
      <div className="row">
        <Field label="Times" type="number" value={parts.times} onChange={set('times')} hint="empty: until cleared" />
        <Field label="From call" type="number" value={parts.from} onChange={set('from')} />
        <Field label="Percent" type="number" value={parts.share} onChange={set('share')} />
      </div>
      <Form action="Add fault" onSubmit={add}>
        <Field
          label="Fault"
          value={text}
          onChange={setEdited}
          placeholder="<endpoint>:<what>"
          hint="as in a link, a story and the console"
          wide
        />
      </Form>
    </Section>
  )
}

const DevicePart = observer(() => {
  const panel = usePanel()
  const { page } = panel.target
  return (
    <Section title="Device">
      <Choice<DeviceState | 'none'>
        label="State of the device"
        value={(panel.forced.device as DeviceState | null) ?? 'none'}
        onChange={(state) => panel.run(() => page?.device(state))}
        options={[
          ['none', 'as it is'],
          ...DEVICE_STATES.map((name) => [name, `${name}: ${deviceStates[name]}`] as const),
        ]}
        wide
      />
    </Section>
  )
})
