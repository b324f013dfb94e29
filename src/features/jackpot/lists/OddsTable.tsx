import { type Odds, shownOneIn } from '../../../domain/jackpot/jackpotOdds'
import { useTranslation } from '../../../i18n'
import { type Column, Table } from '../../../ui/data/Table'
import { usePrize } from '../usePrize'

interface Line {
  id: string
  prize: string
  oneIn: number
}

/** Odds of every cell and jackpot, from the configuration the draw itself uses. */
export function OddsTable({ odds }: { odds: Odds }) {
  const { t } = useTranslation()
  const { describe, kind, number } = usePrize()
  const lines: Line[] = [
    ...odds.cells.map(({ index, cell, oneIn }) => ({
      id: `cell-${index}`,
      prize: cell.type === 2 ? t('jackpot.cell.jackpot') : describe(cell),
      oneIn,
    })),
    ...odds.jackpots.map(({ jackpot, propId, oneIn }) => ({ id: jackpot, prize: kind(propId), oneIn })),
  ]
  const columns: Column<Line>[] = [
    { id: 'prize', label: t('jackpot.odds.prize'), cell: ({ prize }) => prize },
    {
      id: 'chance',
      label: t('jackpot.odds.chance'),
      align: 'end',
      cell: ({ oneIn }) => {
        const shown = shownOneIn(oneIn)
        return shown === null ? t('jackpot.odds.never') : t('jackpot.odds.oneIn', { number: number(shown) })
      },
    },
  ]
  return (
    <Table
      caption={t('jackpot.odds.title')}
      hideCaption={false}
      rows={lines}
      rowKey={({ id }) => id}
      columns={columns}
    />
  )
}
