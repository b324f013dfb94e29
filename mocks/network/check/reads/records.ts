import { appAgent5UserLog } from '../../../../src/contract/agent'
import { activityAwardGetLog } from '../../../../src/contract/bonus'
import type { Call, ReplyOf, RequestOf } from '../../../../src/contract/core/call'
import { feedbackRecord } from '../../../../src/contract/feedback'
import { betRecord } from '../../../../src/contract/game/game'
import { actInviteUserRecord } from '../../../../src/contract/invite'
import { drawLog, jackpotRank } from '../../../../src/contract/jackpot'
import { getMail2 } from '../../../../src/contract/mail'
import { betBonusLog } from '../../../../src/contract/vip'
import { depositRecord } from '../../../../src/contract/wallet/deposit'
import { appUserCoinDetail } from '../../../../src/contract/wallet/ledger'
import { exchangeRecord } from '../../../../src/contract/wallet/withdraw'
import type { Checker } from '../checker'
import { PAGE, type Step, step } from '../step'

interface Page {
  list: readonly unknown[]
  pages: number
}

const TIMES = ['createTime', 'updateTime'] as const

const timeOf = (row: unknown): unknown => TIMES.map((name) => Reflect.get(Object(row), name)).find(Number.isInteger)

const isNewestFirst = (rows: readonly unknown[]): boolean => {
  const times = rows.map(timeOf).filter((time) => typeof time === 'number')
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))
}

/** Whether a page that is read again has the same rows; new ones in front may have pushed the last ones off. */
const isSame = (before: readonly unknown[], after: readonly unknown[]): boolean => {
  const texts = after.map((row) => JSON.stringify(row))
  const added = before.length === 0 ? 0 : texts.indexOf(JSON.stringify(before[0]))
  const kept = before.slice(0, after.length - added)
  return added >= 0 && kept.every((row, index) => JSON.stringify(row) === texts[added + index])
}

/** Reads the first, the second and the last page of a list, and the one behind. */
const checkPages = async <C extends Call>(
  check: Checker,
  call: C,
  pageIn: (reply: ReplyOf<C>) => Page,
  { byTime }: { byTime: boolean },
) => {
  const read = async (pageNum: number): Promise<Page> =>
    // Every list takes a page; the type of the call's own request is not known here.
    pageIn(await check.call(call, { ...PAGE, pageNum } as unknown as RequestOf<C>))
  const must = (holds: boolean, what: string) => check.expect(holds, call, 'paging', what)
  const first = await read(1)
  must(first.list.length <= PAGE.pageSize, `a page of ${PAGE.pageSize} has ${first.list.length} rows`)
  must(first.list.length > 0 === first.pages > 0, `page 1 has ${first.list.length} rows, and pages is ${first.pages}`)
  const again = await read(1)
  check.expect(isSame(first.list, again.list), call, 'order', 'page 1 has other rows when it is read again')
  check.expect(!byTime || isNewestFirst(first.list), call, 'order', 'the rows are not newest first')
  if (first.pages > 1) {
    const second = await read(2)
    const follows = !byTime || isNewestFirst([...first.list.slice(-1), ...second.list])
    check.expect(follows, call, 'order', 'page 2 has rows that are newer than those of page 1')
    const known = new Set(first.list.map((row) => JSON.stringify(row)))
    must(second.list.length > 0, `page 2 of ${first.pages} is empty`)
    must(
      second.list.length === 0 || second.list.some((row) => !known.has(JSON.stringify(row))),
      'page 2 repeats page 1',
    )
  }
  if (first.pages > 2) must((await read(first.pages)).list.length > 0, `page ${first.pages}, the last, is empty`)
  // One further, since a new row may have moved the last ones on in the meantime.
  const behind = await read(first.pages + 2)
  must(behind.list.length === 0, `page ${first.pages + 2} has rows, though there are ${first.pages} pages: endless`)
}

const list = <C extends Call>(call: C & { reply: ReplyPage }): Step =>
  // The constraint says that the reply is a page.
  step([call], (check) => checkPages(check, call, (reply) => reply as unknown as Page, { byTime: true }))

/** The reply schema of a call that answers with a page. */
type ReplyPage = { entries: { list: unknown; pages: unknown } }

/** The player's lists, page by page, and their filters. */
export const records: readonly Step[] = [
  list(getMail2),
  list(betRecord),
  list(betBonusLog),
  list(activityAwardGetLog),
  list(depositRecord),
  list(exchangeRecord),
  list(appUserCoinDetail),
  list(actInviteUserRecord),
  list(appAgent5UserLog),
  list(feedbackRecord),
  list(drawLog),
  step([jackpotRank], (check) => checkPages(check, jackpotRank, ({ allRank }) => allRank, { byTime: false })),
  step([appUserCoinDetail], async (check) => {
    const [first] = (await check.call(appUserCoinDetail, PAGE)).list
    if (!first) return
    const { kind } = first
    const found = await check.call(appUserCoinDetail, { ...PAGE, kind })
    const right = found.list.length > 0 && found.list.every((row) => row.kind === kind)
    check.expect(right, appUserCoinDetail, 'contract', `filtered by kind ${kind}, it shows other rows or none`)
  }),
  step([depositRecord], async (check) => {
    const [first] = (await check.call(depositRecord, PAGE)).list
    if (!first) return
    const { status } = first
    const found = await check.call(depositRecord, { ...PAGE, status })
    const right = found.list.length > 0 && found.list.every((row) => row.status === status)
    check.expect(right, depositRecord, 'contract', `filtered by status ${status}, it shows other rows or none`)
  }),
]
