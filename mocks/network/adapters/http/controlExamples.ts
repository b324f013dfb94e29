import { OneOf } from './schemas'

// What controls take and answer, as the document shows it.
export const ANY = { '*': undefined }
export const DONE = { ok: true }
export const SIGNED_IN = { ...DONE, 'token?': 'demo.3147d78d5ec88486' }
export const FAULTS = ['getMail2:timeout*2']
export const ROUNDS = ['slot:0-0-0-0-0']
export const CONFIG = ['otpStatus:0']
export const GRANTED = { errcode: 0, 'coin?': 1_248_550 }
export const NOW = 1_767_268_800_000
export const MOVEMENT = {
  id: 'l000001',
  at: NOW,
  playerId: '11282255',
  asset: 'coin',
  kind: 'deposit.paid',
  amount: 10_000,
  balanceAfter: 20_000,
  ref: 'o000005',
}
export const CALL = {
  id: '0hom6dm746o-s07ced',
  endpoint: 'getMail2',
  at: NOW,
  request: ANY,
  'player?': '11282255',
  ms: new OneOf(2.55, null),
  'status?': 200,
  'errcode?': 0,
  'reply?': undefined,
  'fault?': 'timeout',
  'why?': 'The body of getMail2 is not JSON.',
}
