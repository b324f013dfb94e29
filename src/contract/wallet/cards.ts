import * as v from 'valibot'
import { playerCall } from '../core/call'
import { count, id, text } from '../core/fields'
import { bankCard } from '../member'

/** The player's bank cards, and what a new one needs (assumed). */
export const bankInfoList = playerCall('bankInfoList', {
  effect: 'read',
  source: 'assumed',
  reply: {
    appUserBankList: v.array(bankCard),
    /** Banks on offer. */
    banks: v.array(text),
    /** The player's legal name, which every account must have; empty until the first card. */
    holder: text,
    /** Most cards of a player. */
    most: count,
  },
})

const bankInfo = {
  bankName: text,
  holder: text,
  accountNo: v.pipe(v.string(), v.maxLength(64)),
  isDefault: v.optional(v.boolean()),
}

/** Adds a bank card. */
export const addBankInfo = playerCall('addBankInfo', {
  effect: 'write',
  refusals: ['cardTaken', 'holderDiffers', 'tooManyCards'],
  request: bankInfo,
  reply: { appUserBank: bankCard, appUserBankList: v.array(bankCard) },
})

/** Changes a bank card. */
export const modifyBankInfo = playerCall('modifyBankInfo', {
  effect: 'write',
  refusals: ['cardTaken', 'holderDiffers', 'notFound'],
  request: { bankId: id, ...bankInfo },
  reply: { appUserBank: bankCard, appUserBankList: v.array(bankCard) },
})
