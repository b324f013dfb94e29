import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { jackpotCells, jackpotWeights } from '../../../mocks/world/jackpot/table'
import { oddsOf } from '../../../src/domain/jackpot/jackpotOdds'
import { usePrize } from '../../../src/features/jackpot/usePrize'
import { theme } from '../../../src/theme/theme'
import { Button } from '../../../src/ui/actions/Button'
import { Note } from '../../../src/ui/feedback/Note'
import type { LabCounts } from './draws.worker'

const DRAWS = 100_000
/** 99.9 % quantile of chi-square for ten cells (9 degrees of freedom). */
const BOUND = 27.88

/** Draws 100,000 times in a worker by the world's rule and compares the result with the configured odds. */
export function OddsLab() {
  const [seed, setSeed] = useState(1)
  const counts = useDraws(seed)
  const { describe, kind } = usePrize()
  const odds = oddsOf(jackpotCells, jackpotWeights)
  const lines = [
    ...(odds?.cells ?? []).map(({ index, cell, oneIn }) => ({
      name: cell.type === 2 ? `Jackpot (cell ${index})` : describe(cell),
      expected: 1 / oneIn,
      count: counts.cells[cell.id] ?? 0,
    })),
    ...(odds?.jackpots ?? []).map(({ propId, oneIn }) => ({
      name: kind(propId),
      expected: 1 / oneIn,
      count: counts.jackpots[propId] ?? 0,
    })),
  ]
  const chi = (odds?.cells ?? []).reduce((sum, { cell, oneIn }) => {
    const expected = counts.done / oneIn
    return expected > 0 ? sum + ((counts.cells[cell.id] ?? 0) - expected) ** 2 / expected : sum
  }, 0)
  const finished = counts.done === DRAWS
  return (
    <Root>
      <h1>Simulate {DRAWS.toLocaleString('en-US')} draws</h1>
      <p>
        {counts.done.toLocaleString('en-US')} done. Bars are on a logarithmic scale: bright is observed, the line is
        configured.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Prize</th>
            <th scope="col">Configured</th>
            <th scope="col">Observed</th>
            <th scope="col">Scale</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, expected, count }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{percent(expected)}</td>
              <td>{percent(counts.done > 0 ? count / counts.done : 0)}</td>
              <td>
                <Scale aria-hidden>
                  <i style={{ inlineSize: `${along(counts.done > 0 ? count / counts.done : 0)}%` }} />
                  <b style={{ insetInlineStart: `${along(expected)}%` }} />
                </Scale>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {finished && (
        <Note tone={chi < BOUND ? 'success' : 'danger'} live>
          Chi-square {chi.toFixed(2)} {chi < BOUND ? 'is below' : 'is not below'} the bound {BOUND}.
        </Note>
      )}
      <Button variant="secondary" busy={!finished} onClick={() => setSeed(seed + 1)}>
        Draw again with another seed
      </Button>
    </Root>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(share < 0.001 ? 4 : 2)} %`

/** From one in a million (0) to always (100). */
const along = (share: number) => (share > 0 ? Math.max(0, 100 + (100 / 6) * Math.log10(share)) : 0)

function useDraws(seed: number): LabCounts {
  const [counts, setCounts] = useState<LabCounts>({ done: 0, cells: {}, jackpots: {} })
  useEffect(() => {
    const worker = new Worker(new URL('./draws.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<LabCounts>) => setCounts(data)
    worker.postMessage({ draws: DRAWS, seed })
    return () => worker.terminate()
  }, [seed])
  return counts
}

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-inline-size: 720px;
  margin-inline: auto;
  padding: ${theme.space[4]};
  h1 {
    ${theme.type.titleLg};
  }
  table {
    inline-size: 100%;
    ${theme.type.bodyMd};
  }
  th {
    text-align: start;
    ${theme.type.labelSm};
  }
  td:nth-of-type(n + 2),
  th:nth-of-type(n + 2) {
    padding-inline-start: ${theme.space[3]};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`

const Scale = styled.span`
  position: relative;
  display: block;
  inline-size: 96px;
  block-size: 10px;
  background: ${theme.color.bg.surface3};
  i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    background: ${theme.recipe.accent};
  }
  b {
    position: absolute;
    inset-block: -3px;
    inline-size: 2px;
    background: ${theme.color.text.primary};
  }
`
