import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { sum } from '../../../domain/arithmetic'
import type { Cents } from '../../../domain/money'
import { vipProgress } from '../../../domain/vip/vipProgress'
import { useTranslation } from '../../../i18n'
import { rateText } from '../../../i18n/rate'
import { useStores } from '../../../stores/react/stores'
import type { Rebate } from '../../../stores/vip/RebateStore'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { typeSymbol } from '../../../ui/art/typeSymbol'
import { type Column, Table } from '../../../ui/data/Table'
import { useMedia } from '../../../ui/layout/useMedia'
import { Money } from '../../../ui/money/Money'
import { useGameType } from './useGameType'

interface Row {
  type: number
  bet: Cents
  bonus: Cents
  rate?: number
  nextRate?: number | undefined
}

/** Today's bets by game type with my rate and the next level's; the foot adds up. */
export const TodayTable = observer(function TodayTable({ rebate: { list } }: { rebate: Rebate }) {
  const { config, member } = useStores()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const typeOf = useGameType()
  // On the narrowest phones the next level's rate is in the formula's sheet only.
  const isRoomy = useMedia('(min-width: 24em)')
  const level = member.info?.vip ?? 0
  const { next } = vipProgress(config.config?.appVipMap ?? {}, level, 0)
  const money = (amount: Cents) => <Money cents={amount} locale={language} />
  const rate = (value: number | undefined) => value !== undefined && <bdi>{rateText(value, language)}</bdi>
  const columns: readonly (Column<Row> | false | null)[] = [
    {
      id: 'game',
      label: t('rebate.game'),
      cell: ({ type }) =>
        type === 0 ? (
          t('rebate.all')
        ) : (
          <Game>
            <Art name={typeSymbol(typeOf(type).key)} size={20} />
            <span>{typeOf(type).name}</span>
          </Game>
        ),
    },
    { id: 'bet', label: t('rebate.bet'), align: 'end', cell: ({ bet }) => <Plain>{money(bet)}</Plain> },
    {
      id: 'rate',
      label: t('vip.level', { level }),
      align: 'end',
      cell: (row) => <Plain>{rate(row.rate)}</Plain>,
    },
    { id: 'earned', label: t('rebate.earned'), align: 'end', cell: ({ bonus }) => money(bonus) },
    next &&
      isRoomy && {
        id: 'next',
        label: t('vip.level', { level: next.level }),
        align: 'end',
        strong: true,
        cell: (row) => <Plain>{rate(row.nextRate)}</Plain>,
      },
  ]
  return (
    <Narrow>
      <Table
        caption={t('rebate.table')}
        rows={list}
        rowKey={({ type }) => type}
        columns={columns.filter((column) => column !== null && column !== false)}
        foot={{
          label: t('rebate.total'),
          row: {
            type: 0,
            bet: sum(list.map(({ bet }) => bet)),
            bonus: sum(list.map(({ bonus }) => bonus)),
          },
        }}
      />
    </Narrow>
  )
})

/** Five columns fit a phone of 390 px. */
const Narrow = styled.div`
  min-inline-size: 0;
  --cell-gap: ${theme.space[2]};
`

const Game = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`

const Plain = styled.span`
  font-weight: 400;
`
