import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Section } from '../../panel/pieces/Section'
import { LONGEST_QR, Qr } from '../../panel/state/Qr'
import type { ShowStore } from '../ShowStore'

/** A QR code with the present state, for the audience's phones. */
export const Audience = observer(function Audience({ store }: { store: ShowStore }) {
  const [shown, show] = useState<ReturnType<ShowStore['audienceLink']> | null>(null)
  return (
    <Section title="For the audience">
      <div className="row">
        <button type="button" onClick={() => show(shown === null ? store.audienceLink(LONGEST_QR) : null)}>
          {shown === null ? 'Show QR code' : 'Hide QR code'}
        </button>
      </div>
      {shown && (
        <>
          <p>
            {shown.isState
              ? 'Opens what is on screen now.'
              : 'Too much has happened for a code: it opens the start of this beat.'}
          </p>
          <Qr text={shown.link} />
        </>
      )}
    </Section>
  )
})
