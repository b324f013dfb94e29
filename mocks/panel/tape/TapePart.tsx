import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import type { CopyKind } from '../../network/tape/copies/copyTape'
import type { Tape } from '../../network/tape/tape'
import { usePanel } from '../PanelContext'
import { copy, download } from '../pieces/copy'
import { ListItem } from '../pieces/ListItem'
import { LoadFile } from '../pieces/LoadFile'
import { Section } from '../pieces/Section'
import { timeText } from '../pieces/time'
import { entryText, isDeed } from './entryText'

const COPIES: readonly (readonly [CopyKind, string, string])[] = [
  ['playwright', 'Copy as test', 'the test'],
  ['story', 'Copy as story', 'the story'],
  ['har', 'Save as HAR', 'session.har'],
  ['curl', 'Copy as curl', 'the commands'],
]

/** The session as it was recorded: copied, kept as a file, and played again. */
export const TapePart = observer(() => {
  const panel = usePanel()
  const { mock, page } = panel.target
  const [playing, setPlaying] = useState<{ tape: Tape; at: number } | null>(null)

  /** Plays up to an entry; what the app shows follows. */
  const playTo = (tape: Tape, at: number) =>
    panel.run(async () => {
      const { differs } = await mock.replay(tape, { to: at })
      setPlaying({ tape, at })
      if (differs) throw new Error(`Entry ${differs.entry} differs: ${differs.what}.`)
    })
  const load = (chosen: File) =>
    void panel.run(async () => {
      const text = await chosen.text()
      const { differs } = await mock.replay(text)
      // Read and checked by now.
      const tape = JSON.parse(text.replace(/^\uFEFF/, '')) as Tape
      setPlaying({ tape, at: tape.entries.length })
      if (differs) throw new Error(`${chosen.name}: entry ${differs.entry} differs: ${differs.what}.`)
    }, `${chosen.name} was played to its end, which is what it was.`)
  const copyAs = (kind: CopyKind, what: string) =>
    panel.run(async () => {
      const text = await mock.copyAs(kind)
      if (kind === 'har') download('session.har', text)
      else await copy(panel, text, what)
    })
  return (
    <Section title="This session, recorded">
      <div className="row">
        {COPIES.filter(([kind]) => page || kind !== 'playwright').map(([kind, label, what]) => (
          <button key={kind} type="button" onClick={() => copyAs(kind, what)}>
            {label}
          </button>
        ))}
      </div>
      <div className="row">
        <button
          type="button"
          onClick={() =>
            panel.run(async () => download('tape.json', JSON.stringify(await mock.tape())), 'Saved tape.json.')
          }
        >
          Save tape
        </button>
        <LoadFile label="Tape file" onLoad={load}>
          Load tape
        </LoadFile>
        <button type="button" onClick={() => panel.run(() => mock.clearTape(), 'A new tape begins here.')}>
          New tape
        </button>
      </div>
      {playing ? (
        <Player {...playing} onPlay={(at) => playTo(playing.tape, at)} onFork={() => setPlaying(null)} />
      ) : (
        <button
          type="button"
          onClick={() =>
            panel.run(async () => {
              const tape = await mock.tape()
              setPlaying({ tape, at: tape.entries.length })
            })
          }
        >
          Step through
        </button>
      )}
    </Section>
  )
})

interface PlayerProps {
  tape: Tape
  at: number
  onPlay(at: number): void
  onFork(): void
}

/** The entries of a tape, and where in it the app is. */
function Player({ tape, at, onPlay, onFork }: PlayerProps) {
  const { entries } = tape
  const list = useRef<VListHandle>(null)
  useEffect(() => list.current?.scrollToIndex(Math.max(0, at - 1), { align: 'nearest' }), [at])
  return (
    <>
      <p role="status">
        After entry {at} of {entries.length}
        {'after' in tape.origin && tape.origin.after ? `; ${tape.origin.after} earlier ones had to make room` : ''}
      </p>
      <div className="row">
        <button type="button" disabled={at === 0} onClick={() => onPlay(at - 1)}>
          Step back
        </button>
        <button type="button" disabled={at === entries.length} onClick={() => onPlay(at + 1)}>
          Step on
        </button>
        <button type="button" disabled={at === 0} onClick={() => onPlay(0)}>
          To the start
        </button>
        <button type="button" disabled={at === entries.length} onClick={() => onPlay(entries.length)}>
          To the end
        </button>
        <button type="button" onClick={onFork}>
          Go on from here
        </button>
      </div>
      <VList ref={list} className="tape" data={entries} aria-label="Entries" role="list" item={ListItem}>
        {(entry, index) => (
          <button
            key={index}
            type="button"
            className="entry"
            data-deed={isDeed(entry) || undefined}
            aria-current={index + 1 === at || undefined}
            onClick={() => onPlay(index + 1)}
          >
            <span className="quiet">{index + 1}</span>
            <span className="name">{entryText(entry)}</span>
            <time>{timeText(entry.at)}</time>
          </button>
        )}
      </VList>
    </>
  )
}
