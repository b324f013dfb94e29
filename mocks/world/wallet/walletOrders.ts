import { newestPage } from '../core/paging'

/** Anything that is ordered, moves through states and stays in the record. */
export interface OrderRow {
  id: string
  status: number
}

/** A player's orders, oldest first, with the ways to find them that keep every page as cheap as the first. */
export interface Orders<T extends OrderRow> {
  rows: T[]
  /** Places in `rows` by order id. */
  places: Record<string, number>
  /** Places by state, in the order of `rows`. */
  byStatus: Record<string, number[]>
  /** Places by `r<request id>`, so that a repeated request finds its first order. */
  byRequest: Record<string, number>
}

/** No orders yet. */
export const noOrders = <T extends OrderRow>(): Orders<T> => ({ rows: [], places: {}, byStatus: {}, byRequest: {} })

const own = <V>(index: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(index, key) ? index[key] : undefined

/** The order with an id. */
export const orderById = <T extends OrderRow>(orders: Orders<T> | undefined, id: string): T | undefined =>
  orders?.rows[own(orders.places, id) ?? -1]

/** The order that a request has made before. */
export const orderByRequest = <T extends OrderRow>(orders: Orders<T> | undefined, requestId: string): T | undefined =>
  orders?.rows[own(orders.byRequest, `r${requestId}`) ?? -1]

/** How many orders are in a state. */
export const countIn = (orders: Orders<OrderRow> | undefined, status: number): number =>
  orders?.byStatus[status]?.length ?? 0

/** The orders that are in a state, oldest first. */
export const ordersIn = <T extends OrderRow>(orders: Orders<T> | undefined, status: number): T[] =>
  (orders?.byStatus[status] ?? []).flatMap((place) => orders?.rows[place] ?? [])

const insert = (orders: Orders<OrderRow>, status: number, place: number): void => {
  const list = orders.byStatus[status] ?? []
  orders.byStatus[status] = list
  let at = list.length
  while (at > 0 && (list[at - 1] ?? 0) > place) at--
  list.splice(at, 0, place)
}

/** Adds a new order; without a request id it is history. */
export const addOrder = <T extends OrderRow>(orders: Orders<T>, row: T, requestId?: string): void => {
  const place = orders.rows.length
  orders.rows.push(row)
  orders.places[row.id] = place
  if (requestId !== undefined) orders.byRequest[`r${requestId}`] = place
  insert(orders, row.status, place)
}

/** Moves an order into another state. */
export const moveOrder = <T extends OrderRow>(orders: Orders<T>, row: T, status: number): void => {
  const place = orders.places[row.id] ?? -1
  const from = orders.byStatus[row.status]
  const at = from?.lastIndexOf(place) ?? -1
  if (at >= 0) from?.splice(at, 1)
  row.status = status
  insert(orders, status, place)
}

/** What a record screen asks for. */
export interface RecordWish {
  pageNum: number
  pageSize: number
  status?: number | undefined
}

/** One page of the orders, newest first, all of them or those of one state. */
export const orderPage = <T extends OrderRow, R>(
  orders: Orders<T> | undefined,
  { pageNum, pageSize, status }: RecordWish,
  view: (row: T) => R,
): { list: R[]; pages: number } => {
  const { rows = [], byStatus = {} } = orders ?? {}
  if (status === undefined) return newestPage(rows, pageNum, pageSize, view)
  const { list, pages } = newestPage(own(byStatus, String(status)) ?? [], pageNum, pageSize, (place) => rows[place])
  return { list: list.flatMap((row) => (row ? [view(row)] : [])), pages }
}
