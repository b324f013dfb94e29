import * as cards from '../../src/contract/wallet/cards'
import * as coupon from '../../src/contract/wallet/coupon'
import * as deposit from '../../src/contract/wallet/deposit'
import * as ledger from '../../src/contract/wallet/ledger'
import * as safebox from '../../src/contract/wallet/safebox'
import * as withdraw from '../../src/contract/wallet/withdraw'
import { couponList, couponUse } from '../world/wallet/coupon/couponBook'
import { rechargeOrder, rechargeOrderStatus, rechargeRecord } from '../world/wallet/deposit/deposit'
import { rechargeOrderCancel, rechargeOrderPaid } from '../world/wallet/deposit/depositLifecycle'
import { rechargeQuote } from '../world/wallet/deposit/quote'
import { safeboxMove, safeboxOpen, safeboxPassword, safeboxReset, safeboxStatus } from '../world/wallet/safebox'
import { appUserCoinDetail } from '../world/wallet/walletLedger'
import { addBankInfo, bankInfoList, modifyBankInfo } from '../world/wallet/withdraw/cards'
import { exchange, exchangeRecord, exchangeStatus, getExchange } from '../world/wallet/withdraw/withdraw'
import { type Handler, on } from './handler'

export const walletHandlers: readonly Handler[] = [
  on(deposit.depositQuote, rechargeQuote),
  on(deposit.depositCreate, rechargeOrder),
  on(deposit.depositStatus, rechargeOrderStatus),
  on(deposit.depositPaid, rechargeOrderPaid),
  on(deposit.depositCancel, rechargeOrderCancel),
  on(deposit.depositRecord, rechargeRecord),
  on(withdraw.getExchange, getExchange),
  on(withdraw.exchange, exchange),
  on(withdraw.exchangeStatus, exchangeStatus),
  on(withdraw.exchangeRecord, exchangeRecord),
  on(cards.bankInfoList, bankInfoList),
  on(cards.addBankInfo, addBankInfo),
  on(cards.modifyBankInfo, modifyBankInfo),
  on(ledger.appUserCoinDetail, appUserCoinDetail),
  on(coupon.couponList, couponList),
  on(coupon.couponUse, couponUse),
  on(safebox.safeboxPassword, safeboxPassword),
  on(safebox.safeboxMove, safeboxMove),
  on(safebox.safeboxOpen, safeboxOpen),
  on(safebox.safeboxReset, safeboxReset),
  on(safebox.safeboxStatus, safeboxStatus),
]
