import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/contract'
import { PROP_RANGE } from '../../../src/contract/activity/rewards'
import { CLAIM } from '../../../src/contract/core/enums'
import { cents } from '../../../src/domain/money'
import { ActivityPageStore } from '../../../src/stores/activity/ActivityPageStore'
import { AgentStore } from '../../../src/stores/agent/AgentStore'
import { BonusStore } from '../../../src/stores/bonus/BonusStore'
import { FavoriteStore } from '../../../src/stores/game/FavoriteStore'
import { InviteStore } from '../../../src/stores/invite/InviteStore'
import { JackpotStore } from '../../../src/stores/jackpot/JackpotStore'
import { MailStore } from '../../../src/stores/mail/MailStore'
import { CareStore } from '../../../src/stores/member/CareStore'
import { ProfileStore } from '../../../src/stores/member/ProfileStore'
import { RetrieveStore } from '../../../src/stores/member/RetrieveStore'
import type { RootStore } from '../../../src/stores/root/RootStore'
import { RebateStore } from '../../../src/stores/vip/RebateStore'
import { VipStore } from '../../../src/stores/vip/VipStore'
import { CardStore } from '../../../src/stores/wallet/CardStore'
import { RewardsStore } from '../../../src/stores/wallet/RewardsStore'
import { SafeboxStore } from '../../../src/stores/wallet/SafeboxStore'
import { WithdrawalStore } from '../../../src/stores/wallet/WithdrawalStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'
import { differences, readsOf } from '../root/storeWalk'

interface Write {
  call: string
  persona?: string
  /** Loads what the page shows. */
  open: (root: RootStore) => unknown
  tap: (root: RootStore) => unknown
  /** Reads that stay as they are, on purpose. */
  keeps?: RegExp
}

const idOf = <T extends { id: string }>(list: readonly T[] | undefined, fits: (one: T) => boolean): string =>
  list?.find(fits)?.id ?? expect.fail('there is none to tap')
const isAvailable = ({ state }: { state?: number | undefined }) => state === CLAIM.available

/** A page that shows reads of one store. */
const openAll =
  (reads: (root: RootStore) => readonly { load: () => Promise<unknown> }[]) =>
  (root: RootStore): Promise<unknown> =>
    Promise.all(reads(root).map((read) => read.load()))

const isGive = ({ propId }: { propId: number }) => propId >= PROP_RANGE.giveCoupon[0]

const mail = (root: RootStore) => root.feature(MailStore)
const openMails = openAll((root) => [mail(root).list, mail(root).counts])
/** A row keeps its place until the list is read again; what became of it is marked. */
const keepsRows = /^MailStore\.list\./
const rewards = (root: RootStore) => root.feature(RewardsStore)
const openRewards = openAll((root) => [rewards(root).offers, rewards(root).coupons, rewards(root).history])
const vip = (root: RootStore) => root.feature(VipStore)
const openVip = openAll((root) => [vip(root).info])
const agent = (root: RootStore) => root.feature(AgentStore)
const openAgent = openAll((root) => [agent(root).overview, agent(root).members])
const invite = (root: RootStore) => root.feature(InviteStore)
const openInvite = (root: RootStore) => invite(root).subscribe()
const care = (root: RootStore) => root.feature(CareStore)
const openCare = openAll((root) => [care(root).care])
const cards = (root: RootStore) => root.feature(CardStore)
const openCards = openAll((root) => [cards(root).cards])
const bonus = (root: RootStore) => root.feature(BonusStore)
const openBonus = (root: RootStore) => bonus(root).reads.open()
const claimFrom = (source: 'login' | 'task') => (root: RootStore) => {
  const [reward] = bonus(root).readyFrom([source])
  return bonus(root).claim([reward ?? expect.fail('there is none to claim')])
}
const FOLLOW = 21
const SIGN_IN = 36
const activity = (root: RootStore, id: number) => root.feature(ActivityPageStore).page(id)
const cardOf = (root: RootStore) => {
  const [card] = cards(root).cards.value?.appUserBankList ?? []
  return { bankName: 'Northbank', holder: card?.holder ?? 'Pip Vale', accountNo: '123456789012', isDefault: false }
}
/** Longer than a wheel turns, or a deletion can be undone, ms. */
const LONG = 30_000
/** Shorter than a call may take, ms. */
const STEP = 5_000

/** What a player can change, each by its call. */
const WRITES: readonly Write[] = [
  { call: 'receiveMail', open: openMails, tap: (root) => mail(root).claimGift(null) },
  {
    call: 'receiveMail',
    open: openMails,
    tap: (root) => mail(root).claimGift(idOf(mail(root).rows, (row) => mail(root).giftOf(row, 0) === 'waiting')),
    keeps: keepsRows,
  },
  {
    call: 'getMailDetail',
    open: openMails,
    tap: (root) =>
      mail(root)
        .mail(idOf(mail(root).rows, ({ read }) => !read))
        .load(),
    keeps: keepsRows,
  },
  { call: 'delMail', open: openMails, tap: (root) => mail(root).removal.begin('finished') },
  { call: 'pointsExchange', open: openRewards, tap: (root) => rewards(root).trade('coin-1') },
  {
    call: 'couponUse',
    open: openRewards,
    tap: (root) =>
      rewards(root).claimGift(idOf(rewards(root).coupons.value?.list, (one) => isAvailable(one) && isGive(one))),
  },
  {
    call: 'betBonusReceive',
    open: openAll((root) => [root.feature(RebateStore).today, root.feature(RebateStore).record]),
    tap: (root) => root.feature(RebateStore).claimReady(),
  },
  { call: 'appVipUserReceiveDaily', open: openVip, tap: (root) => vip(root).claimReward({ kind: 'daily' }) },
  { call: 'appVipUserReceiveSignInAward', open: openVip, tap: (root) => vip(root).claimReward({ kind: 'signIn' }) },
  { call: 'receiveVipTaskUnReceiveBonus', open: openVip, tap: (root) => vip(root).claimReward({ kind: 'bonuses' }) },
  {
    call: 'receiveVipTask',
    persona: 'whale',
    open: openVip,
    tap: (root) => vip(root).claimReward({ kind: 'task', id: idOf(vip(root).vip?.tasks, isAvailable) }),
  },
  { call: 'loginBonus3UserReceive', open: openBonus, tap: claimFrom('login') },
  { call: 'receiveTaskAward', open: openBonus, tap: claimFrom('task') },
  { call: 'finishTask', open: openBonus, tap: (root) => bonus(root).report('d-rules') },
  {
    call: 'activityReceive',
    open: (root) => activity(root, SIGN_IN).detail.load(),
    tap: (root) => activity(root, SIGN_IN).claimSteps(...activity(root, SIGN_IN).ready),
  },
  {
    call: 'activityVisit',
    persona: 'newcomer',
    open: (root) => activity(root, FOLLOW).detail.load(),
    tap: (root) => {
      const page = activity(root, FOLLOW)
      page.visited(
        page.detail.value?.steps.find(({ state, visit }) => visit && state === CLAIM.locked) ??
          expect.fail('all visited'),
      )
    },
  },
  { call: 'appAgent5UserReceive', open: openAgent, tap: (root) => agent(root).claimCommission() },
  {
    call: 'appAgent5UserInviteValidReceive',
    open: openAgent,
    tap: (root) => agent(root).claimValid(idOf(agent(root).overview.value?.validInvites, isAvailable)),
  },
  { call: 'actInviteUserSpin', open: openInvite, tap: (root) => invite(root).makeSpin() },
  { call: 'actInviteClickInvite', open: openInvite, tap: (root) => invite(root).tapInvite() },
  { call: 'actInviteUserExchange', open: openInvite, tap: (root) => invite(root).cashOut.run() },
  {
    call: 'receiveDrawChance',
    persona: 'lucky',
    open: (root) => root.feature(JackpotStore).subscribe(),
    tap: (root) => root.feature(JackpotStore).tapSpin(),
  },
  {
    call: 'retrieveBalance',
    open: openAll((root) => [root.feature(RetrieveStore).left]),
    tap: (root) => root.feature(RetrieveStore).retrieve(),
  },
  { call: 'updateProfile', open: () => null, tap: (root) => root.feature(ProfileStore).save({ nickname: 'Pip' }) },
  {
    call: 'gameLike',
    open: openAll((root) => [root.member.favorites]),
    tap: (root) => root.feature(FavoriteStore).like(9, true),
  },
  {
    call: 'safeboxMove',
    open: () => null,
    tap: (root) => root.feature(SafeboxStore).move.send({ amount: cents(5_700) }),
  },
  {
    call: 'safeboxPassword',
    open: () => null,
    tap: (root) => root.feature(SafeboxStore).password.send({ password: '142536' }),
  },
  { call: 'addBankInfo', open: openCards, tap: (root) => cards(root).save(cardOf(root)) },
  {
    call: 'modifyBankInfo',
    open: openCards,
    tap: (root) => cards(root).save({ ...cardOf(root), bankId: cards(root).cards.value?.appUserBankList[0]?.bankId }),
  },
  {
    call: 'exchange',
    open: openAll((root) => [root.feature(WithdrawalStore).info, cards(root).cards]),
    tap: (root) => {
      const bankId = cards(root).cards.value?.appUserBankList[0]?.bankId ?? ''
      return root.feature(WithdrawalStore).order.send({ method: 'express', bankId, amount: 5_700 })
    },
  },
  { call: 'playLimit', open: openCare, tap: (root) => care(root).setLimit({ period: 'day', amount: cents(100) }) },
  { call: 'playReminder', open: openCare, tap: (root) => care(root).setReminder(30) },
  { call: 'playBreak', open: openCare, tap: (root) => care(root).takeBreak('24h') },
]

/** They change nothing that a page shows, or lead to another page. */
const OTHERS = [
  ...[
    'logout',
    'accountLogin',
    'accountLoginSms',
    'accountRegist',
    'accountRegist4',
    'facebookLogin',
    'lineLogin',
    'googleLogin',
  ],
  ...['smsSend', 'forgetPassword', 'initPassword', 'bindAccount', 'bindSocialAccount', 'online', 'appEventLogClient'],
  ...[
    'startGame',
    'exitGame',
    'rechargeOrder',
    'rechargeOrderPaid',
    'rechargeOrderCancel',
    'safeboxOpen',
    'safeboxReset',
  ],
  ...['feedbackSend', 'agentFill'],
]

type App = Awaited<ReturnType<typeof opened>>

const opened = async ({ persona = 'collector', open }: Write, options: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp({ persona, ...options })
  app.root.start()
  await settle()
  await open(app.root)
  await settle()
  return app
}

const tapped = async ({ tap }: Write, { root, pass }: App) => {
  void tap(root)
  for (let passed = 0; passed < LONG; passed += STEP) {
    await settle()
    pass(STEP)
  }
  await settle()
}

/** What one app has read, and another that opens the page now reads differently. */
const outdated = async (write: Write, { root, backend, local }: App) => {
  const fresh = await opened(write, { backend, kept: Object.fromEntries(local) })
  fresh.pass(STEP)
  await settle()
  const [shown, present] = [await readsOf(root), await readsOf(fresh.root)]
  return differences(shown, present).filter((path) => path in present && !write.keeps?.test(path))
}

it('every write of a player is here', () => {
  const writes = contract.filter(({ call }) => call.effect === 'write').map(({ call }) => call.name)
  expect([...new Set([...WRITES.map(({ call }) => call), ...OTHERS])].sort()).toEqual(writes.sort())
})

describe.each(WRITES)('[NET-03] after $call the page shows what the world has', (write) => {
  it('when it was done', async () => {
    const app = await opened(write)
    await tapped(write, app)
    expect(app.calls(write.call).at(-1)?.errcode).toBe(0)
    expect(await outdated(write, app)).toEqual([])
  })

  it('when another device was faster', async () => {
    const app = await opened(write)
    await tapped(write, await opened(write, { backend: app.backend, kept: Object.fromEntries(app.local) }))
    await tapped(write, app)
    expect(await outdated(write, app)).toEqual([])
  })

  it('when the reply was lost', async () => {
    const app = await opened(write)
    app.fault(`${write.call}:lost*1`)
    await tapped(write, app)
    expect(await outdated(write, app)).toEqual([])
  })
})

it('finds a page that was not read again, and lets one pass that was', async () => {
  const write = WRITES.find(({ call }) => call === 'couponUse') ?? expect.fail('there is no such write')
  const app = await opened(write)
  await tapped(write, await opened(write, { backend: app.backend, kept: Object.fromEntries(app.local) }))
  expect(await outdated(write, app)).toEqual(expect.arrayContaining(['member', 'RewardsStore.coupons.value']))
  await Promise.all([write.open(app.root), app.root.member.load(), app.root.activities.load()])
  expect(await outdated(write, app)).toEqual([])
})
