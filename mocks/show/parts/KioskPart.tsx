import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Field, Form } from '../../panel/pieces/Field'
import { Section } from '../../panel/pieces/Section'
import type { ShowStore } from '../ShowStore'

const USUAL_MINUTES = '2'

/** Leaves the demo to visitors: it begins anew when nobody is there, and leads nowhere else. */
export const KioskEnter = observer(function KioskEnter({ store }: { store: ShowStore }) {
  const [idle, setIdle] = useState(USUAL_MINUTES)
  const [pin, setPin] = useState('')
  return (
    <Section title="Kiosk">
      <Form action="Begin" onSubmit={() => store.enterKiosk({ idleMinutes: Number(idle), pin })}>
        <Field label="Minutes without a tap" type="number" value={idle} onChange={setIdle} />
        <Field label="PIN to leave" value={pin} onChange={setPin} hint="Four digits" />
      </Form>
    </Section>
  )
})

export const KioskLeave = observer(function KioskLeave({ store }: { store: ShowStore }) {
  const [pin, setPin] = useState('')
  return (
    <Section title="Kiosk">
      <Form action="Leave" onSubmit={() => store.leaveKiosk(pin)}>
        <Field label="PIN" value={pin} onChange={setPin} />
      </Form>
    </Section>
  )
})
