import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { usePanel } from '../PanelContext'
import { copy, download } from '../pieces/copy'
import { LoadFile } from '../pieces/LoadFile'
import { Section } from '../pieces/Section'
import { TapePart } from '../tape/TapePart'
import { bugReport } from './bugReport'
import { LONGEST_QR, Qr } from './Qr'

/** The whole state, to be carried elsewhere. */
export const StateTab = observer(() => {
  const panel = usePanel()
  const { mock, page } = panel.target
  const [link, setLink] = useState<string | null>(null)

  const save = () =>
    panel.run(async () => {
      download('state.json', page ? page.exportState() : JSON.stringify(await mock.snapshot()))
    }, 'Saved state.json.')
  const load = (chosen: File) =>
    void panel.run(async () => {
      const text = stateIn(await chosen.text())
      if (page) await page.importState(text)
      else await mock.restore(parsed(text))
    }, `${chosen.name} is the state now.`)
  return (
    <>
      {page && (
        <Section title="A link to this state">
          <div className="row">
            <button type="button" onClick={() => copy(panel, page.link(), 'the link')}>
              Copy link to this state
            </button>
            <button type="button" onClick={() => panel.run(() => setLink(link === null ? page.link() : null))}>
              {link === null ? 'Show as QR code' : 'Hide QR code'}
            </button>
          </div>
          {link !== null &&
            (link.length > LONGEST_QR ? (
              <p>
                This state has {link.length} characters; a QR code holds {LONGEST_QR}. Save it as a file, or start a
                fresh world first.
              </p>
            ) : (
              <Qr text={link} />
            ))}
        </Section>
      )}
      <Section title="As a file">
        <div className="row">
          <button type="button" onClick={save}>
            Save state
          </button>
          <LoadFile label="State file" onLoad={load}>
            Load state
          </LoadFile>
        </div>
      </Section>
      <TapePart />
      <Section title="Found a bug?">
        <p className="quiet">One file with the state, the last calls, the build and this device, for a ticket.</p>
        <button
          type="button"
          onClick={() =>
            panel.run(
              async () => download('bug.json', await bugReport(panel)),
              'Saved bug.json: attach it to the ticket.',
            )
          }
        >
          Report a bug
        </button>
      </Section>
    </>
  )
})

/** The state of a file: of a report of a bug, the one it carries. */
const stateIn = (text: string): string => {
  const content = parsed(text)
  const carries = typeof content === 'object' && content !== null && 'reportedAt' in content && 'state' in content
  return carries ? JSON.stringify(content.state) : text
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('This file is not JSON: it was cut off, or is another file.')
  }
}
