import type { GameReply } from '../messages'
import { notifyHost, request } from './host'
import { highlightLines, mountReels, roll } from './reels'
import { names, symbols } from './symbols'

const part = <T extends HTMLElement>(id: string): T => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  // The ids below are those of index.html.
  return found as T
}

const money = (cents: number) =>
  `${Math.floor(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`

const message = part('message')
const spinButton = part<HTMLButtonElement>('spin')
const less = part<HTMLButtonElement>('less')
const more = part<HTMLButtonElement>('more')

let bets: readonly number[] = []
let chosen = 0
let spins = 0
let spinning = false

const showBet = () => {
  part('bet').textContent = money(bets[chosen] ?? 0)
  less.disabled = spinning || chosen <= 0
  more.disabled = spinning || chosen >= bets.length - 1
  spinButton.disabled = spinning || bets.length === 0
}

const choose = (step: number) => {
  chosen = Math.min(bets.length - 1, Math.max(0, chosen + step))
  showBet()
}

const REFUSED: Readonly<Record<number, string>> = {
  401: 'Please log in again.',
  3001: 'Your balance is too low for this bet.',
  3003: 'This bet is above the limit.',
  5005: 'You are taking a break from playing.',
}

const refuse = (reply: GameReply) => {
  message.textContent =
    reply.type === 'refused' ? (REFUSED[reply.code] ?? `That did not work (code ${reply.code}).`) : 'That did not work.'
}

const spin = async (strips: readonly HTMLElement[]) => {
  const bet = bets[chosen]
  if (spinning || bet === undefined) return
  spinning = true
  showBet()
  notifyHost({ type: 'busy' })
  message.textContent = 'Good luck.'
  part('win').textContent = money(0)
  const reply = await request({ type: 'spin', bet })
  if (reply.type === 'spun') {
    const { spin: result } = reply
    await roll(strips, result, ++spins)
    highlightLines(strips, result.lines)
    part('coin').textContent = money(result.coin)
    part('win').textContent = money(result.win)
    message.textContent = result.win > 0 ? `You won ${money(result.win)}.` : 'No win this time.'
    notifyHost({ type: 'balance', coin: result.coin as never })
  } else refuse(reply)
  spinning = false
  showBet()
  notifyHost({ type: 'idle' })
}

const begin = async () => {
  mountReels(part('reels'), [
    ['cherries', 'seven', 'lemon'],
    ['crown', 'seven', 'bell'],
    ['clover', 'seven', 'gem'],
  ])
  const welcome = await request({ type: 'hello' })
  if (welcome.type !== 'welcome') {
    refuse(welcome)
    return notifyHost({ type: 'ready' })
  }
  const pays = symbols.map((symbol) => {
    const row = document.createElement('li')
    row.textContent = `${names[symbol]}: ${welcome.pays[symbol]}`
    return row
  })
  part('pays').append(...pays)
  document.title = welcome.name
  part('name').textContent = welcome.name
  part('coin').textContent = money(welcome.coin)
  part('rtp').textContent = `${(welcome.rtp / 100).toFixed(2)} %`
  bets = welcome.bets
  chosen = Math.min(2, bets.length - 1)
  if (welcome.last) mountReels(part('reels'), welcome.last.reels)
  less.addEventListener('click', () => choose(-1))
  more.addEventListener('click', () => choose(1))
  spinButton.addEventListener('click', () => void spin([...document.querySelectorAll<HTMLElement>('.strip')]))
  showBet()
  notifyHost({ type: 'ready' })
}

void begin()
