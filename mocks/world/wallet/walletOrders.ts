import { indexesWithin, newestPage, type Period } from '../core/paging'

/** Anything with an id, a status and the instant of its creation. */
export interface OrderRow {
  id: string
  status: number
  at: number
}

/** Orders, oldest first, with indexes that keep every page as cheap as the first. */
export interface Orders<T extends OrderRow> {
  rows: T[]
  /** Indexes into `rows` by order id. */
  places: Record<string, number>
  /** Indexes by status, in the order of `rows`. */
  byStatus: Record<string, number[]>
  /** Indexes by `r<request id>`, to recognize repeated requests. */
  byRequest: Record<string, number>
}

export const noOrders = <T extends OrderRow>(): Orders<T> => ({ rows: [], places: {}, byStatus: {}, byRequest: {} })

const own = <V>(index: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(index, key) ? index[key] : undefined

export const orderById = <T extends OrderRow>(orders: Orders<T> | undefined, id: string): T | undefined =>
  orders?.rows[own(orders.places, id) ?? -1]

/** The order created by an earlier request. */
export const orderByRequest = <T extends OrderRow>(orders: Orders<T> | undefined, requestId: string): T | undefined =>
  orders?.rows[own(orders.byRequest, `r${requestId}`) ?? -1]

export const countIn = (orders: Orders<OrderRow> | undefined, status: number): number =>
  orders?.byStatus[status]?.length ?? 0

/** Oldest first. */
export const ordersIn = <T extends OrderRow>(orders: Orders<T> | undefined, status: number): T[] =>
  (orders?.byStatus[status] ?? []).flatMap((index) => orders?.rows[index] ?? [])

const insert = (orders: Orders<OrderRow>, status: number, index: number): void => {
  const list = orders.byStatus[status] ?? []
  orders.byStatus[status] = list
  let at = list.length
  while (at > 0 && (list[at - 1] ?? 0) > index) at--
  list.splice(at, 0, index)
}

/** `requestId` is absent in histories. */
export const addOrder = <T extends OrderRow>(orders: Orders<T>, row: T, requestId?: string): void => {
  const index = orders.rows.length
  orders.rows.push(row)
  orders.places[row.id] = index
  if (requestId !== undefined) orders.byRequest[`r${requestId}`] = index
  insert(orders, row.status, index)
}

export const moveOrder = <T extends OrderRow>(orders: Orders<T>, row: T, status: number): void => {
  const index = orders.places[row.id] ?? -1
  const from = orders.byStatus[row.status]
  const at = from?.lastIndexOf(index) ?? -1
  if (at >= 0) from?.splice(at, 1)
  row.status = status
  insert(orders, status, index)
}

export interface RecordRequest extends Period {
  pageNum: number
  pageSize: number
  status?: number | undefined
}

/** Newest first; `status` absent = all. */
export const orderPage = <T extends OrderRow, R>(
  orders: Orders<T> | undefined,
  { pageNum, pageSize, status, ...period }: RecordRequest,
  view: (row: T) => R,
): { list: R[]; pages: number } => {
  const { rows = [], byStatus = {} } = orders ?? {}
  if (status === undefined)
    return newestPage(
      rows,
      pageNum,
      pageSize,
      view,
      indexesWithin(rows, period, ({ at }) => at),
    )
  const indexes = own(byStatus, String(status)) ?? []
  const within = indexesWithin(indexes, period, (index) => rows[index]?.at ?? 0)
  const { list, pages } = newestPage(indexes, pageNum, pageSize, (index) => rows[index], within)
  return { list: list.flatMap((row) => (row ? [view(row)] : [])), pages }
}
