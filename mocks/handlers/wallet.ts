import * as wallet from '../../src/contract/wallet'
import { couponList, couponUse } from '../world/wallet/coupon/couponBook'
import { rechargeOrder, rechargeOrderStatus, rechargeRecord } from '../world/wallet/deposit/deposit'
import { rechargeOrderCancel, rechargeOrderPaid } from '../world/wallet/deposit/depositLife'
import { safeboxMove, safeboxPassword } from '../world/wallet/safebox'
import { appUserCoinDetail } from '../world/wallet/walletLedger'
import { addBankInfo, modifyBankInfo } from '../world/wallet/withdraw/cards'
import { exchange, exchangeRecord, getExchange } from '../world/wallet/withdraw/withdraw'
import { type Handler, on } from './handler'

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
