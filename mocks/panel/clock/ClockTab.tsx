import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Due } from '../../world/core/agenda'
import { nextDay } from '../../world/core/clock'
import { usePanel } from '../PanelContext'
import type { PanelStore } from '../PanelStore'
import { Field, Form } from '../pieces/Field'
import { Section } from '../pieces/Section'
import { dateTimeText, spanText, spanWord } from '../pieces/time'

const STEPS = [
  ['1m', '+1 minute'],
  ['1h', '+1 hour'],
  ['1d', '+1 day'],
  ['30d', '+30 days'],
] as const

/** Most items of the agenda that are shown. */
const SHOWN = 40

/** The world's time, and what it brings. */
export const ClockTab = observer(() => {
  const panel = usePanel()
  const { mock } = panel.target
  const [became, setBecame] = useState<readonly Due[] | null>(null)
  const [instant, setInstant] = useState('')
  const now = useNow(panel)
  const move = async (span: string) => {
    const before = panel.agenda
    let reached = now
    const done = await panel.run(async () => {
      reached = await mock.clock.advance(span)
    })
    if (done) setBecame(before.filter(({ at }) => at <= reached))
  }
  /** A second before the next day begins, when all that is daily is reset. */
  const toReset = () => move(spanWord(Math.max(1_000, nextDay(now) - now - 1_000)))
  return (
    <>
      <Section title="World time, UTC">
        <p className="clock">
          <time>{dateTimeText(now)}</time> <span className="quiet">{panel.forced.clock}</span>
        </p>
        <div className="row">
          {STEPS.map(([span, label]) => (
            <button key={span} type="button" onClick={() => move(span)}>
              {label}
            </button>
          ))}
          <button type="button" onClick={toReset}>
            One second before the reset
          </button>
          {panel.forced.clock === 'frozen' ? (
            <button type="button" onClick={() => panel.run(mock.clock.run)}>
              Let it run
            </button>
          ) : (
            <button type="button" onClick={() => panel.run(() => mock.clock.set(new Date(now).toISOString()))}>
              Freeze
            </button>
          )}
        </div>
        <Form action="Set" onSubmit={() => panel.run(() => mock.clock.set(instant))}>
          <Field
            label="Set to"
            value={instant}
            onChange={setInstant}
            placeholder="2026-01-01T12:00:00Z"
            hint="frozen there; it only goes forward"
            wide
          />
        </Form>
      </Section>
      {became && (
        <Section title="What became due">
          {became.length === 0 ? (
            <p className="quiet">Nothing.</p>
          ) : (
            <ul className="list" aria-label="What became due">
              {became.map((due) => (
                <li key={keyOf(due)}>
                  <code>{due.what}</code> <span className="quiet">{due.ref}</span> <time>{dateTimeText(due.at)}</time>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      <Section title="Agenda">
        {panel.agenda.length === 0 && <p className="quiet">Nothing is due.</p>}
        <ul className="list" aria-label="Agenda">
          {panel.agenda.slice(0, SHOWN).map((due) => (
            <li key={keyOf(due)}>
              <code>{due.what}</code> <span className="quiet">{due.ref}</span>{' '}
              <time dateTime={new Date(due.at).toISOString()}>in {spanText(due.at - now)}</time>
              <button
                type="button"
                aria-label={`Go to ${due.what} ${due.ref}`}
                onClick={() => move(spanWord(due.at - now))}
              >
                Go there
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
})

const keyOf = ({ at, what, ref }: Due) => `${at} ${what} ${ref}`

/** World time, epoch ms, told each second. */
function useNow(panel: PanelStore): number {
  const [real, setReal] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setReal(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return panel.nowAt(Math.max(real, panel.seenAt))
}
