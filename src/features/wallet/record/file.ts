import { decimalOf } from '../../../domain/arithmetic'
import { cents } from '../../../domain/money'
import { coinKindOf } from '../../../domain/report/entryKinds'
import type { Translate } from '../../../i18n/texts'
import type { Movement } from '../../../stores/wallet/RecordStore'
import type { OrderLine } from './lines'

type Cells = readonly (readonly string[])[]

const instant = (at: number) => new Date(at).toISOString()

const COLUMNS = ['at', 'order', 'channel', 'fee', 'amount'] as const

/** Orders as the cells of a file: instants in UTC, amounts as plain decimals. */
export const orderTable = (lines: readonly OrderLine[], t: Translate): Cells => [
  [...COLUMNS.map((column) => t(`record.column.${column}`)), t('record.status')],
  ...lines.map(({ at, id, name, fee, amount, state }) => [
    instant(at),
    id,
    name,
    decimalOf(fee),
    decimalOf(amount),
    t(`record.state.${state.word}`),
  ]),
]

/** Movements as the cells of a file. */
export const movementTable = (rows: readonly Movement[], t: Translate): Cells => [
  [t('record.column.at'), t('record.id'), t('report.kind'), t('record.column.amount'), t('record.balanceAfter')],
  ...rows.map((row) => [
    instant(row.createTime),
    row.id,
    t(`report.kind.${coinKindOf(row) ?? 'other'}`),
    decimalOf(cents(row.amount)),
    decimalOf(cents(row.balanceAfter)),
  ]),
]
