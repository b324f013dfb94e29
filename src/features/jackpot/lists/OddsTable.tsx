import styled from '@emotion/styled'
import { type Odds, shownOneIn } from '../../../domain/jackpot/jackpotOdds'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { type Column, Table } from '../../../ui/data/Table'
import { usePrize } from '../usePrize'

interface Line {
  id: string
  prize: string
  oneIn: number
  /** One of the jackpots, below the odds of them all. */
  tier?: boolean
}

/** Odds of every prize, the likeliest first, and of the jackpots, from the configuration the draw itself uses. */
export function OddsTable({ odds }: { odds: Odds }) {
  const { t } = useTranslation()
  const { describe, kind, number } = usePrize()
  const lines: Line[] = [
    ...odds.cells
      .filter(({ cell }) => cell.type !== 2)
      .toSorted((one, other) => one.oneIn - other.oneIn)
      .map(({ index, cell, oneIn }) => ({ id: `cell-${index}`, prize: describe(cell), oneIn })),
    { id: 'jackpot', prize: t('jackpot.cell.jackpot'), oneIn: odds.anyJackpot },
    ...odds.jackpots.map(({ jackpot, propId, oneIn }) => ({ id: jackpot, prize: kind(propId), oneIn, tier: true })),
  ]
  const columns: Column<Line>[] = [
    {
      id: 'prize',
      label: t('jackpot.odds.prize'),
      cell: ({ prize, tier }) => (tier ? <Tier>{prize}</Tier> : prize),
    },
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

const Tier = styled.span`
  padding-inline-start: ${theme.space[4]};
`
