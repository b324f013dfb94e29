import { makeAutoObservable } from 'mobx'
import { activitySteps } from '../../contract/activity/activityPage'
import { activityAwardGetLog, getTaskUser, loginBonus3User } from '../../contract/bonus'
import type { ReplyOf } from '../../contract/core/call'
import { betBonus, type getVipInfo } from '../../contract/vip'
import { couponList } from '../../contract/wallet/coupon'
import { getExchange } from '../../contract/wallet/withdraw'
import type { BonusReward, BonusSource } from '../../domain/bonus/bonusReward'
import {
  activityRewards,
  couponRewards,
  loginRewards,
  rebateRewards,
  taskRewards,
} from '../../domain/bonus/bonusRewards'
import { vipRewards } from '../../domain/bonus/vipRewards'
import { type Stop, stopAll } from '../../platform/clock'
import { Resource } from '../data/Resource'
import type { RootStore } from '../root/RootStore'
import { vipResource } from '../vip/vipResource'

/** Received rewards shown among the others. */
const NEWEST = 3

type Read = Pick<Resource<object>, 'value' | 'state' | 'pending' | 'failure' | 'load' | 'refresh' | 'open' | 'clear'>

/** What the bonus center reads, and the rewards that it makes. */
export class BonusReads {
  readonly tasks: Resource<ReplyOf<typeof getTaskUser>>
  readonly login: Resource<ReplyOf<typeof loginBonus3User>>
  readonly vip: Resource<ReplyOf<typeof getVipInfo>>
  readonly rebate: Resource<ReplyOf<typeof betBonus>>
  readonly steps: Resource<ReplyOf<typeof activitySteps>>
  readonly coupons: Resource<ReplyOf<typeof couponList>>
  readonly turnover: Resource<ReplyOf<typeof getExchange>>
  /** The newest received rewards. */
  readonly log: Resource<ReplyOf<typeof activityAwardGetLog>>

  constructor(root: Pick<RootStore, 'api' | 'member' | 'session'>) {
    const { api } = root
    const { epoch } = root.session
    this.tasks = new Resource(epoch, () => api.call(getTaskUser, {}))
    this.login = new Resource(epoch, () => api.call(loginBonus3User, {}))
    this.vip = vipResource(root)
    this.rebate = new Resource(epoch, () => api.call(betBonus, { type: 0 }))
    this.steps = new Resource(epoch, () => api.call(activitySteps, {}))
    this.coupons = new Resource(epoch, () => api.call(couponList, {}))
    this.turnover = new Resource(epoch, () => api.call(getExchange, {}))
    this.log = new Resource(epoch, () => api.call(activityAwardGetLog, { pageNum: 1, pageSize: NEWEST }))
    makeAutoObservable(this)
  }

  get all(): readonly Read[] {
    return [this.login, this.vip, this.rebate, this.steps, this.coupons, this.turnover, this.tasks, this.log]
  }

  /** Of every source that has been read. */
  get rewards(): readonly BonusReward[] {
    const [tasks, login, vip] = [this.tasks.value, this.login.value, this.vip.value]
    const [rebate, steps, coupons] = [this.rebate.value, this.steps.value, this.coupons.value]
    return [
      ...(login ? loginRewards(login) : []),
      ...(vip ? vipRewards(vip) : []),
      ...(rebate ? rebateRewards(rebate) : []),
      ...(steps ? activityRewards(steps) : []),
      ...(coupons ? couponRewards(coupons.list) : []),
      ...(tasks ? taskRewards(tasks) : []),
    ]
  }

  /** The read that has the rewards of a source. */
  of(source: BonusSource): Read {
    const reads: Readonly<Record<BonusSource, Read>> = {
      login: this.login,
      vipDaily: this.vip,
      vipSignIn: this.vip,
      vipBonus: this.vip,
      vipTask: this.vip,
      rebate: this.rebate,
      activity: this.steps,
      coupon: this.coupons,
      chest: this.tasks,
      task: this.tasks,
    }
    return reads[source]
  }

  open(): Stop {
    return stopAll(this.all.map((one) => one.open()))
  }

  /** Reads what failed. */
  async retry(): Promise<void> {
    await Promise.all(this.all.filter(({ state }) => state === 'failed').map((one) => one.load()))
  }

  /** Reads again what has been read. */
  async refresh(): Promise<void> {
    await Promise.all(this.all.filter(({ value }) => value !== null).map((one) => one.refresh()))
  }

  clear(): void {
    for (const one of this.all) one.clear()
  }
}
