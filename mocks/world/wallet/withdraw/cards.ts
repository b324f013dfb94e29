import type { ReplyInput } from '../../../../src/contract/core/call'
import type { BankCard } from '../../../../src/contract/member'
import type { addBankInfo as addCall, bankInfoList as listCall } from '../../../../src/contract/wallet/cards'
import { lengthOf, withinLimits } from '../../config/switches'
import { ensurePlayerState, type Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import { ensureSharedState, nextId, type World } from '../../core/state'

/** A bank account; nothing here is real. */
export interface Card {
  id: string
  bankName: string
  holder: string
  accountNo: string
  at: number
}

declare module '../../core/player' {
  interface PlayerState {
    /** Oldest first; withdrawals use the default one unless another is given. */
    cards?: Card[]
    defaultCard?: string
  }
}
declare module '../../core/state' {
  interface SharedState {
    /** Player ids by `n<account number>`. */
    cards?: Record<string, string>
  }
}

/** Bank accounts per player. */
export const MOST_CARDS = 5
const LONGEST_NAME = 60

/** Invented banks on offer. */
export const banks = [
  'Northbank',
  'Civic Bank',
  'Harbor Bank',
  'Meridian Trust',
  'Old Mill Savings',
  'Juniper Bank',
  'Banco Aurora',
  'Lakeside Federal',
  'Tidewater Credit Union',
  'Banco Cerro',
]

/** Masks all but the last four characters. */
export const masked = (accountNo: string): string => `**** ${accountNo.slice(-4)}`

const view = (player: Player, { id, bankName, holder, accountNo, at }: Card): BankCard => ({
  bankId: id,
  bankName,
  holder,
  accountMasked: masked(accountNo),
  isDefault: player.state.defaultCard === id,
  createTime: at,
})

export const bankCards = (player: Player): BankCard[] => (player.state.cards ?? []).map((card) => view(player, card))

/** The default bank account; null without one. */
export const defaultBankCard = (player: Player): BankCard | null =>
  bankCards(player).find(({ isDefault }) => isDefault) ?? null

/** The legal name on file, as given with the first account; empty before. */
const legalName = (player: Player): string => player.state.cards?.[0]?.holder ?? ''

export const bankInfoList = (_world: World, player: Player): ReplyInput<typeof listCall> => ({
  appUserBankList: bankCards(player),
  banks,
  holder: legalName(player),
  most: MOST_CARDS,
})

interface CardRequest {
  bankName: string
  holder: string
  accountNo: string
  isDefault?: boolean | undefined
}

const cleanName = (field: 'bankName' | 'holder', name: string): string => {
  const clean = name.trim().replace(/\s+/g, ' ')
  if (clean !== '' && clean.length <= LONGEST_NAME) return clean
  return refuse('badRequest', `${field}: 1 to ${LONGEST_NAME} characters`)
}

/** The holder of every account is the player. */
const ownName = (player: Player, holder: string): string => {
  const clean = cleanName('holder', holder)
  const known = legalName(player) || clean
  return clean.toLowerCase() === known.toLowerCase() ? known : refuse('holderDiffers')
}

const cleanNumber = (world: World, typed: string): string => {
  const clean = typed.replace(/[\s-]/g, '').toUpperCase()
  if (/^[0-9A-Z]+$/.test(clean) && withinLimits(world, 'withdrawAccount', clean)) return clean
  return refuse('badRequest', `accountNo: ${lengthOf(world, 'withdrawAccount')} digits or letters`)
}

const ownerOf = (world: World, accountNo: string): string | undefined => world.shared.cards?.[`n${accountNo}`]

const replyOf = (player: Player, card: Card): ReplyInput<typeof addCall> => ({
  appUserBank: view(player, card),
  appUserBankList: bankCards(player),
})

/** Adds a bank account; the first is the default. An account number is unique among all players. */
export const addBankInfo = (world: World, player: Player, request: CardRequest): ReplyInput<typeof addCall> => {
  const [bankName, holder] = [cleanName('bankName', request.bankName), ownName(player, request.holder)]
  const accountNo = cleanNumber(world, request.accountNo)
  if ((player.state.cards?.length ?? 0) >= MOST_CARDS) return refuse('tooManyCards')
  if (ownerOf(world, accountNo) !== undefined) return refuse('cardTaken')
  const card: Card = { id: nextId(world, 'b'), bankName, holder, accountNo, at: world.now }
  ensurePlayerState(player, 'cards', () => []).push(card)
  ensureSharedState(world, 'cards', () => ({}))[`n${accountNo}`] = player.id
  if (request.isDefault || player.state.defaultCard === undefined) player.state.defaultCard = card.id
  return replyOf(player, card)
}

/** Changes a bank account; an empty or masked number leaves it unchanged. */
export const modifyBankInfo = (
  world: World,
  player: Player,
  request: CardRequest & { bankId: string },
): ReplyInput<typeof addCall> => {
  const card = player.state.cards?.find(({ id }) => id === request.bankId) ?? refuse('notFound')
  const [bankName, holder] = [cleanName('bankName', request.bankName), ownName(player, request.holder)]
  const unchanged = ['', masked(card.accountNo)].includes(request.accountNo.trim())
  const accountNo = unchanged ? card.accountNo : cleanNumber(world, request.accountNo)
  if (accountNo !== card.accountNo && ownerOf(world, accountNo) !== undefined) return refuse('cardTaken')
  const owners = ensureSharedState(world, 'cards', () => ({}))
  delete owners[`n${card.accountNo}`]
  owners[`n${accountNo}`] = player.id
  Object.assign(card, { bankName, holder, accountNo })
  if (request.isDefault) player.state.defaultCard = card.id
  return replyOf(player, card)
}
