import type { ReplyInput } from '../../../../src/contract/core/call'
import type { BankCard } from '../../../../src/contract/member'
import type { addBankInfo as addCall } from '../../../../src/contract/wallet'
import { withinLimits } from '../../config/switches'
import { type Player, slice } from '../../core/player'
import { refuse } from '../../core/refusal'
import { nextId, room, type World } from '../../core/state'

/** A bank account as it is kept; nothing here is real. */
export interface Card {
  id: string
  bankName: string
  holder: string
  accountNo: string
  at: number
}

declare module '../../core/player' {
  interface Slices {
    /** The player's bank accounts, oldest first; withdrawals go to the default one unless told otherwise. */
    cards?: Card[]
    defaultCard?: string
  }
}
declare module '../../core/state' {
  interface Rooms {
    /** Who has a bank account, by `n<account number>`. */
    cards?: Record<string, string>
  }
}

/** A player keeps so many bank accounts. */
export const MOST_CARDS = 5
const LONGEST_NAME = 60

/** Invented banks, for those who choose from a list. */
export const banks = ['Northbank', 'Civic Bank', 'Harbour Bank', 'Meridian Trust', 'Old Mill Savings', 'Juniper Bank']

/** An account number of which only the last four places are told. */
export const masked = (accountNo: string): string => `**** ${accountNo.slice(-4)}`

const view = (player: Player, { id, bankName, holder, accountNo, at }: Card): BankCard => ({
  bankId: id,
  bankName,
  holder,
  accountMasked: masked(accountNo),
  isDefault: player.slices.defaultCard === id,
  createTime: at,
})

/** A player's bank accounts as the app knows them. */
export const bankCards = (player: Player): BankCard[] => (player.slices.cards ?? []).map((card) => view(player, card))

/** The bank account that withdrawals go to; null without one. */
export const defaultBankCard = (player: Player): BankCard | null =>
  bankCards(player).find(({ isDefault }) => isDefault) ?? null

interface CardWish {
  bankName: string
  holder: string
  accountNo: string
  isDefault?: boolean | undefined
}

const cleanName = (name: string): string => {
  const clean = name.trim().replace(/\s+/g, ' ')
  return clean !== '' && clean.length <= LONGEST_NAME ? clean : refuse('badRequest')
}

const cleanNumber = (world: World, typed: string): string => {
  const clean = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^[0-9A-Z]+$/.test(clean) && withinLimits(world, 'withdrawAccount', clean) ? clean : refuse('badRequest')
}

const ownerOf = (world: World, accountNo: string): string | undefined => world.rooms.cards?.[`n${accountNo}`]

const replyOf = (player: Player, card: Card): ReplyInput<typeof addCall> => ({
  appUserBank: view(player, card),
  appUserBankList: bankCards(player),
})

/** Adds a bank account; the first one is the default. No account belongs to two players, or twice to one. */
export const addBankInfo = (world: World, player: Player, wish: CardWish): ReplyInput<typeof addCall> => {
  const [bankName, holder] = [cleanName(wish.bankName), cleanName(wish.holder)]
  const accountNo = cleanNumber(world, wish.accountNo)
  if ((player.slices.cards?.length ?? 0) >= MOST_CARDS) return refuse('tooManyCards')
  if (ownerOf(world, accountNo) !== undefined) return refuse('cardTaken')
  const card: Card = { id: nextId(world, 'b'), bankName, holder, accountNo, at: world.now }
  slice(player, 'cards', () => []).push(card)
  room(world, 'cards', () => ({}))[`n${accountNo}`] = player.id
  if (wish.isDefault || player.slices.defaultCard === undefined) player.slices.defaultCard = card.id
  return replyOf(player, card)
}

/** Changes a bank account; its number stays when it is left empty or comes back masked, as it was shown. */
export const modifyBankInfo = (
  world: World,
  player: Player,
  wish: CardWish & { bankId: string },
): ReplyInput<typeof addCall> => {
  const card = player.slices.cards?.find(({ id }) => id === wish.bankId) ?? refuse('notFound')
  const [bankName, holder] = [cleanName(wish.bankName), cleanName(wish.holder)]
  const kept = ['', masked(card.accountNo)].includes(wish.accountNo.trim())
  const accountNo = kept ? card.accountNo : cleanNumber(world, wish.accountNo)
  if (accountNo !== card.accountNo && ownerOf(world, accountNo) !== undefined) return refuse('cardTaken')
  const owners = room(world, 'cards', () => ({}))
  delete owners[`n${card.accountNo}`]
  owners[`n${accountNo}`] = player.id
  Object.assign(card, { bankName, holder, accountNo })
  if (wish.isDefault) player.slices.defaultCard = card.id
  return replyOf(player, card)
}
