import { observer } from 'mobx-react-lite'
import { LoadFile } from '../panel/pieces/LoadFile'
import { Section } from '../panel/pieces/Section'
import { Audience } from './parts/Audience'
import { KioskEnter, KioskLeave } from './parts/KioskPart'
import type { ShowStore } from './ShowStore'
import { textIn } from './schema'

interface ShowRemoteProps {
  store: ShowStore
  /** Absent where the remote is all there is. */
  onClose?: () => void
  /** Opens the remote in a window of its own. */
  onDetach?: () => void
  /** Ends the show. */
  onEnd?: () => void
  /** How much of the demo is stored for a start without a network, 0 to 1; null without a worker. */
  offline: number | null
}

const minutes = (ms: number): string => {
  const seconds = Math.floor(Math.abs(ms) / 1_000)
  return `${ms < 0 ? '−' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const THEMES = [1, 2, 3, 4, 5, 6] as const

/** The remote of a pitch: its beats with their notes, the time, themes, a code for the audience. */
export const ShowRemote = observer(function ShowRemote({ store, onClose, onDetach, onEnd, offline }: ShowRemoteProps) {
  const { state, beat, next, problem } = store
  const language = store.page.language()
  const isKiosk = state.kiosk !== null
  return (
    <section className="panel show" aria-label="Show">
      <header>
        <h2>Show</h2>
        <span className="space" />
        {offline !== null && (
          <span className="offline" role="status">
            {offline < 1 ? `Ready offline: ${Math.floor(offline * 100)} %` : 'Ready offline'}
          </span>
        )}
        {onDetach && !isKiosk && (
          <button type="button" onClick={onDetach}>
            Window
          </button>
        )}
        {onClose && (
          <button type="button" aria-label="Close the remote" onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      <div className="tab">
        <p className="time">
          <span>Spent {minutes(store.spent)}</span>
          <span>Left {minutes(store.left)}</span>
        </p>
        <div className="row">
          <button type="button" onClick={store.again}>
            Reset
          </button>
          {next && (
            <button type="button" className="next" onClick={() => store.begin(next)}>
              Next: {textIn(next.title, language)}
            </button>
          )}
        </div>
        {isKiosk ? (
          <KioskLeave store={store} />
        ) : (
          <>
            <ol className="beats" aria-label="Beats">
              {state.show.beats.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    aria-current={one.id === beat?.id ? 'step' : undefined}
                    onClick={() => store.begin(one)}
                  >
                    <bdi>{textIn(one.title, language)}</bdi>
                  </button>
                  {one.id === beat?.id && <p dir="auto">{textIn(one.note, language)}</p>}
                </li>
              ))}
            </ol>
            <Section title="Themes">
              <div className="row">
                {THEMES.map((theme) => (
                  <button
                    key={theme}
                    type="button"
                    aria-label={`Theme ${theme}`}
                    onClick={() => store.page.setTheme(theme)}
                  >
                    {theme}
                  </button>
                ))}
              </div>
            </Section>
            <Audience store={store} />
            <KioskEnter store={store} />
            <Section title="The show">
              <div className="row">
                <LoadFile label="File of beats" onLoad={(file) => void store.load(file)}>
                  Own beats
                </LoadFile>
                <button type="button" onClick={store.restart}>
                  From the start
                </button>
                {onEnd && (
                  <button type="button" onClick={onEnd}>
                    End the show
                  </button>
                )}
              </div>
            </Section>
          </>
        )}
      </div>
      <p className={problem ? 'message bad' : 'message'} role="status">
        {problem ?? 'Simulated: no real money.'}
      </p>
    </section>
  )
})
