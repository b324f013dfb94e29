import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { VList } from 'virtua'
import type { PlayerSummary } from '../../network/controls/controls'
import type { LedgerEntry } from '../../world/core/ledger'
import { usePanel } from '../PanelContext'
import { Choice } from '../pieces/Field'
import { Section } from '../pieces/Section'
import { dateTimeText } from '../pieces/time'
import { CoveragePart } from './CoveragePart'

/** Every movement of a player, and what was met of the contract. */
export const LedgerTab = observer(() => {
  const panel = usePanel()
  const { revision, target } = panel
  const [players, setPlayers] = useState<readonly PlayerSummary[]>([])
  const [chosen, setChosen] = useState('')
  const [asset, setAsset] = useState('')
  const [entries, setEntries] = useState<readonly LedgerEntry[]>([])
  const playerId = chosen || (players[0]?.id ?? '')

  useEffect(() => {
    void panel.run(async () => setPlayers(await target.mock.players()))
  }, [panel, target])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the world is a new reading
  useEffect(() => {
    if (playerId !== '') void panel.run(async () => setEntries(await target.mock.ledger(playerId)))
  }, [panel, target, playerId, revision])

  const assets = [...new Set(entries.map((entry) => entry.asset))]
  const rows = entries.filter((entry) => asset === '' || entry.asset === asset).toReversed()
  return (
    <>
      <Section title="Ledger">
        <div className="row">
          <Choice
            label="Player"
            value={playerId}
            onChange={setChosen}
            options={players.map(({ id, nickname, persona }) => [
              id,
              persona === '' ? nickname : `${nickname} (${persona})`,
            ])}
          />
          <Choice
            label="Asset"
            value={asset}
            onChange={setAsset}
            options={[['', 'All'], ...assets.map((name) => [name, name] as const)]}
          />
        </div>
        <table>
          <caption className="quiet">Sums</caption>
          <thead>
            <tr>
              <th scope="col">Asset</th>
              <th scope="col">Movements</th>
              <th scope="col">Sum</th>
            </tr>
          </thead>
          <tbody>
            {assets.map((name) => {
              const own = entries.filter((entry) => entry.asset === name)
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{own.length}</td>
                  <td>{own.reduce((sum, { amount }) => sum + amount, 0)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
        <section className="ledger" tabIndex={0} aria-label="Movements, newest first">
          <VList data={rows}>
            {(entry) => (
              <div className="entry" key={entry.id}>
                <span className="name">{entry.kind}</span>
                <span className={entry.amount < 0 ? 'bad' : 'good'}>
                  {entry.amount > 0 ? '+' : ''}
                  {entry.amount} {entry.asset}
                </span>
                <span className="quiet">{entry.ref}</span>
                <time>{dateTimeText(entry.at)}</time>
              </div>
            )}
          </VList>
        </section>
      </Section>
      <CoveragePart />
    </>
  )
})
