import { addCard } from '../steps'
import { type HttpPlayer, type HttpWorld, type Movement, openWorld } from '../world'
import { daysOf } from './days'

/** A Monday at the start of a month of thirty days. */
const FIRST_DAY = Date.parse('2026-06-01T09:00:00Z')
const DAYS = 30
const DAY = 86_400_000

export interface Mail {
  id: string
  kind: string
  title: string
  createTime: number
}

export interface Month {
  world: HttpWorld
  player: HttpPlayer
  entries: Movement[]
  /** Every mail that arrived, oldest first. */
  mails: Mail[]
  /** What was tried in vain, as `call code`, and how often. */
  refused: Record<string, number>
}

/** Lives a month in a fresh world of a mock server; every step is a call over HTTP. */
export const liveMonth = async (url: string, name = 'month'): Promise<Month> => {
  const instant = (day: number) => new Date(FIRST_DAY + day * DAY).toISOString()
  const world = await openWorld(url, name, instant(0))
  const player = await world.register('monthly')
  const days = daysOf(world, player)
  const mails = new Map<string, Mail>()
  const readMails = async () => {
    const { list } = await player.call<{ list: Mail[] }>('getMail2', { pageNum: 1, pageSize: 100 })
    for (const mail of list.reverse()) mails.set(mail.id, mail)
  }
  const bankId = await addCard(player)
  for (let day = 0; day < DAYS; day++) {
    await world.until(instant(day))
    await player.call('online', { gameId: 0 })
    if (day % 7 === 0) await days.deposit()
    await days.draw()
    await days.play()
    // The first attempts meet the open turnover of the deposits' bonuses.
    if (day % 5 === 1) await days.withdraw(bankId)
    await readMails()
    await days.claim()
  }
  await world.until(instant(DAYS))
  await readMails()
  return { world, player, entries: await player.ledger(), mails: [...mails.values()], refused: days.refused }
}
