import * as wallet from '../../src/contract/wallet'
import { addBankInfo, modifyBankInfo } from '../world/cards'
import { couponList, couponUse } from '../world/couponBook'
import { rechargeOrder, rechargeOrderStatus, rechargeRecord } from '../world/deposit'
import { rechargeOrderCancel, rechargeOrderPaid } from '../world/depositLife'
import { safeboxMove, safeboxPassword } from '../world/safebox'
import { appUserCoinDetail } from '../world/walletLedger'
import { exchange, exchangeRecord, getExchange } from '../world/withdraw'
import { type Handler, on } from './handler'

/** The wallet's calls. */
export const walletHandlers: readonly Handler[] = [
  on(wallet.depositCreate, rechargeOrder),
  on(wallet.depositStatus, rechargeOrderStatus),
  on(wallet.depositPaid, rechargeOrderPaid),
  on(wallet.depositCancel, rechargeOrderCancel),
  on(wallet.depositRecord, rechargeRecord),
  on(wallet.getExchange, getExchange),
  on(wallet.exchange, exchange),
  on(wallet.exchangeRecord, exchangeRecord),
  on(wallet.addBankInfo, addBankInfo),
  on(wallet.modifyBankInfo, modifyBankInfo),
  on(wallet.appUserCoinDetail, appUserCoinDetail),
  on(wallet.couponList, couponList),
  on(wallet.couponUse, couponUse),
  on(wallet.safeboxPassword, safeboxPassword),
  on(wallet.safeboxMove, safeboxMove),
]
