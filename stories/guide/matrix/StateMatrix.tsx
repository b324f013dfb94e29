import { useEffect, useState } from 'react'
import { STATES, type State, screens, storiesOfState } from './matrix'

interface Entry {
  id: string
  title: string
  /** The export's name. */
  exportName: string
  name: string
}

const TITLES: Readonly<Record<State, string>> = {
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Failed',
  offline: 'Offline',
  signedOut: 'Signed out',
}

const states = Object.keys(STATES) as State[]

const Links = ({ entries }: { entries: readonly Entry[] }) =>
  entries.map(({ id, name }) => (
    <div key={id}>
      <a href={`./?path=/story/${id}`} target="_top">
        {name}
      </a>
    </div>
  ))

/** Every screen with its states, from Storybook's own index: a link to the story, or why there is none. */
export function StateMatrix() {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, Entry> }) => setEntries(Object.values(index.entries)))
  }, [])
  return (
    <table>
      <thead>
        <tr>
          <th>Screen</th>
          {states.map((state) => (
            <th key={state}>{TITLES[state]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(screens).map(([title, reasons]) => {
          const own = entries.filter((entry) => entry.title === title && entry.exportName)
          return (
            <tr key={title}>
              <th scope="row">
                <Links entries={own.slice(0, 1).map((entry) => ({ ...entry, name: title }))} />
              </th>
              {states.map((state) => {
                const names = new Set(
                  storiesOfState(
                    state,
                    own.map(({ exportName }) => exportName),
                  ),
                )
                const shown = own.filter(({ exportName }) => names.has(exportName))
                return <td key={state}>{shown.length > 0 ? <Links entries={shown} /> : reasons[state]}</td>
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
