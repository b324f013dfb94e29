import { decide } from '../../../mocks/world/jackpot/fairness'
import { jackpotCells } from '../../../mocks/world/jackpot/table'

export interface LabRequest {
  draws: number
  seed: number
}

/** How often each cell and jackpot has come up so far. */
export interface LabCounts {
  done: number
  cells: Record<number, number>
  jackpots: Record<number, number>
}

const BATCH = 5000
const jackpotCellIds = new Set(jackpotCells.filter(({ type }) => type === 2).map(({ id }) => id))

self.onmessage = ({ data: { draws, seed } }: MessageEvent<LabRequest>) => {
  const counts: LabCounts = { done: 0, cells: {}, jackpots: {} }
  while (counts.done < draws) {
    for (let i = 0; i < BATCH && counts.done < draws; i++) {
      const { cellId, jackpot } = decide({ secret: `lab-${seed}-${counts.done}`, message: 'lab' })
      counts.done++
      counts.cells[cellId] = (counts.cells[cellId] ?? 0) + 1
      if (jackpotCellIds.has(cellId)) counts.jackpots[jackpot] = (counts.jackpots[jackpot] ?? 0) + 1
    }
    self.postMessage(counts)
  }
}
