import { DEPOSIT_STATUS, WITHDRAW_STATUS } from '../../../src/contract/core/enums'
import type { SupportOrder, SupportWords } from '../../../src/platform/device/support'
import type { Reply } from '../../handlers/answer'
import { type Text, text } from '../../world/core/texts'
import { aboutBreak, aboutClosing, aboutLimits } from './careAnswers'

/** Makes a call on the player's behalf. */
export type MakeCall = (name: string, body?: object) => Promise<Reply>

export interface Said {
  text: Text
  /** A page of ours. */
  path?: string
  order?: SupportOrder
  /** Asks for a person. */
  person?: boolean
}

/** What a question is about, by words of the five languages; the first that fits. */
const topics = {
  person: /person|human|agent|pessoa|persona|humano|người|nhân viên|شخص|موظف/i,
  close:
    /clos\w* (?:my |the )?account|delete (?:my |the )?account|self.?exclu|(?:encerr|fech|exclu|c[ie]+rr|elimin)\w* (?:a |la |mi |minha )*(?:conta|cuenta)|autoexclu|(?:đóng|xóa) tài khoản|tự loại trừ|(?:غلق|إغلاق|حذف) (?:ال)?حساب|استبعاد/i,
  break: /\bbreak\b|time.?out|\bpausa\b|descans|tạm nghỉ|nghỉ ngơi|استراح/i,
  limits: /limit|límite|hạn mức|giới hạn|حدود|حدًا|الحد(?![ء-ي])/i,
  withdrawal: /withdraw|payout|saque|retiro|rút|سحب/i,
  deposit: /deposit|recharge|depósito|nạp|إيداع/i,
  bonus: /bonus|bônus|bono|turnover|wager|rollover|apost|thưởng|vòng cược|مكافأ|مكافآ|رهان/i,
  login: /log ?in|password|senha|contraseña|sesión|entrar|đăng nhập|mật khẩu|دخول|كلمة/i,
} as const
type Topic = keyof typeof topics

const topicOf = (question: string): Topic | null =>
  // The keys of the table are exactly the topics.
  (Object.keys(topics) as Topic[]).find((topic) => topics[topic].test(question)) ?? null

/** What the two records of orders have in common. */
interface Order {
  orderId: string
  amount: number
  status: number
}

const rowsOf = (reply: Reply): Order[] =>
  // Replies of the world are plain JSON; their rows have these fields by contract.
  ('list' in reply ? (reply['list'] as (Order & { price?: number })[]) : []).map((row) => ({
    ...row,
    amount: row.amount ?? row.price ?? 0,
  }))

const PAGE = { pageNum: 1, pageSize: 20 }

const withdrawalText = ({ orderId, amount, status }: Order): Text => {
  const values = { orderId, amount }
  if (status === WITHDRAW_STATUS.paid) return text('chat.withdrawal.paid', values)
  if (status === WITHDRAW_STATUS.rejected || status === WITHDRAW_STATUS.failed)
    return text('chat.withdrawal.back', values)
  return text('chat.withdrawal.open', values)
}

const depositText = ({ orderId, amount, status }: Order): Text => {
  const values = { orderId, amount }
  if (status === DEPOSIT_STATUS.paid) return text('chat.deposit.paid', values)
  return text(status === DEPOSIT_STATUS.pending ? 'chat.deposit.open' : 'chat.deposit.over', values)
}

const orderOf = (kind: SupportOrder['kind'], { orderId: id, status, amount }: Order): SupportOrder => ({
  kind,
  id,
  status,
  amount,
})

const aboutWithdrawal = async (call: MakeCall, order: string | null): Promise<Said | null> => {
  const rows = rowsOf(await call('exchangeRecord', PAGE))
  const found = order ? rows.find(({ orderId }) => orderId === order) : rows[0]
  return found
    ? { text: withdrawalText(found), path: `/wallets/withdrawal/${found.orderId}`, order: orderOf('withdrawal', found) }
    : null
}

const aboutDeposit = async (call: MakeCall, order: string | null): Promise<Said | null> => {
  const rows = rowsOf(await call('rechargeRecord', PAGE))
  const found = order ? rows.find(({ orderId }) => orderId === order) : rows[0]
  return found
    ? { text: depositText(found), path: `/wallets/order/${found.orderId}`, order: orderOf('deposit', found) }
    : null
}

const aboutTurnover = async (call: MakeCall): Promise<Said> => {
  const reply = await call('getExchange')
  const left = 'turnoverLeft' in reply ? Number(reply['turnoverLeft']) : 0
  return left > 0
    ? { text: text('chat.turnover.left', { amount: left }), path: '/wallets?name=withdraw' }
    : { text: text('chat.turnover.none'), path: '/reward/record' }
}

/** The answer to a question, from the player's own data. */
export const answerTo = async (call: MakeCall, { text: question, order, images }: SupportWords): Promise<Said> => {
  if (order) {
    const found = (await aboutWithdrawal(call, order)) ?? (await aboutDeposit(call, order))
    if (found) return found
  }
  switch (topicOf(question)) {
    case 'person':
      return { text: text('chat.person'), person: true }
    case 'close':
      return aboutClosing(call)
    case 'break':
      return aboutBreak(call)
    case 'limits':
      return aboutLimits(call)
    case 'withdrawal':
      return (await aboutWithdrawal(call, null)) ?? { text: text('chat.withdrawal.none') }
    case 'deposit':
      return (await aboutDeposit(call, null)) ?? { text: text('chat.deposit.none') }
    case 'bonus':
      return aboutTurnover(call)
    case 'login':
      return { text: text('chat.login'), path: '/member/profile' }
    default:
      return { text: text(images.length > 0 ? 'chat.picture' : 'chat.unclear') }
  }
}
