import styled from '@emotion/styled'
import { autorun } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature } from '../../../stores/react/stores'
import { PrizeTile } from '../../../ui/art/jackpot/PrizeTile'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { prizeSymbol } from '../prizeSymbol'
import { usePrize } from '../usePrize'
import { SpinSlot } from './SpinSlot'

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * The 3 x 4 grid: ten prizes around SPIN, which spans the two cells in the middle. The highlight is set as an
 * attribute, so nothing re-renders during a run.
 */
export const PrizeGrid = observer(function PrizeGrid() {
  const { cells, spin } = useFeature(JackpotStore)
  const { t } = useTranslation()
  const { label, unit, kind } = usePrize()
  const tiles = useRef<(HTMLElement | null)[]>([])
  useEffect(
    () =>
      autorun(() => {
        const { highlighted } = spin
        for (const [index, tile] of tiles.current.entries())
          tile?.setAttribute('data-highlighted', String(index === highlighted))
      }),
    [spin],
  )
  return (
    <Grid>
      <ul aria-label={t('jackpot.grid')}>
        {CELLS.map((index) => {
          const cell = cells[index]
          const counted = cell?.showNum === 1 ? unit(cell.propId) : undefined
          return (
            <li key={index} data-place={index}>
              {cell ? (
                <>
                  <PrizeTile
                    ref={(tile) => {
                      tiles.current[index] = tile
                      tile?.setAttribute('data-highlighted', String(index === spin.highlighted))
                    }}
                    symbol={prizeSymbol(cell.propId, cell.count)}
                    label={label(cell, cell.showNum === 1)}
                    unit={counted}
                    jackpot={cell.type === 2}
                  />
                  {cell.showNum === 1 && !counted && <VisuallyHidden>{kind(cell.propId)}</VisuallyHidden>}
                </>
              ) : (
                <Skeleton blockSize="100%" />
              )}
            </li>
          )
        })}
      </ul>
      <SpinSlot />
    </Grid>
  )
})

const at = (index: number, row: number, column: number) => ({
  [`& [data-place="${index}"]`]: { gridArea: `${row} / ${column}` },
})

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '6px',
  alignItems: 'center',
  // Clockwise in right-to-left languages too.
  direction: 'ltr',
  '& > ul': { display: 'contents' },
  '& li': { display: 'grid', position: 'relative', aspectRatio: '1 / 1.1' },
  // No transition: the fast part of the run would be invisible, and each step costs a single paint.
  '& [data-highlighted], & [data-highlighted]::before, & [data-highlighted]::after': { transition: 'none' },
  '& > button': { gridArea: '2 / 2 / 3 / 4' },
  ...at(0, 1, 1),
  ...at(1, 1, 2),
  ...at(2, 1, 3),
  ...at(3, 1, 4),
  ...at(4, 2, 1),
  ...at(5, 2, 4),
  ...at(6, 3, 1),
  ...at(7, 3, 2),
  ...at(8, 3, 3),
  ...at(9, 3, 4),
})
