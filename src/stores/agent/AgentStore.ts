import { success } from '../../api/outcome'
import { type Award, PROP } from '../../contract/activity/rewards'
import {
  agentFill,
  appAgent5User,
  appAgent5UserInviteValidReceive,
  appAgent5UserLog,
  appAgent5UserReceive,
} from '../../contract/agent'
import type { ReplyOf } from '../../contract/core/call'
import { CLAIM } from '../../contract/core/enums'
import { lastIncluded } from '../data/lastIncluded'
import { Mutation } from '../data/Mutation'
import { type Page, PagedResource } from '../data/PagedResource'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { TeamTree } from './TeamTree'

export type AgentOverview = ReplyOf<typeof appAgent5User>
export type Tier = AgentOverview['tiers'][number]
export type ValidInvite = AgentOverview['validInvites'][number]
export type TeamMember = ReplyOf<typeof appAgent5UserLog>['list'][number]

/** Members of one tier who joined from an instant (epoch ms) until before another, or who go by a name or an id. */
export interface MemberFilter {
  readonly tier?: number
  readonly from?: number
  readonly to?: number
  readonly find?: string
}

interface Received {
  awards: readonly Award[]
}

/** Members per page. */
const PAGE = 20

/** The player as an agent: commission, team, valid friends, and who invited them. */
export class AgentStore implements FeatureStore {
  readonly overview: Resource<AgentOverview>
  readonly members: PagedResource<TeamMember, Page<TeamMember>, MemberFilter>
  readonly tree: TeamTree
  /** Its request is what it should pay, cents. */
  readonly claim: Mutation<Received, number>
  readonly validClaim: Mutation<Received, string>
  readonly fill: Mutation<unknown, string>

  constructor({ activities, api, member, modals, session }: RootStore) {
    const { epoch } = session
    this.overview = new Resource(epoch, () => api.call(appAgent5User, {}))
    this.members = new PagedResource<TeamMember, Page<TeamMember>, MemberFilter>(epoch, {
      read: (pageNum, filter) => api.call(appAgent5UserLog, { pageNum, pageSize: PAGE, ...lastIncluded(filter) }),
      key: ({ id }) => id,
      filter: {},
    })
    this.tree = new TeamTree(epoch, (parent, pageNum) =>
      api.call(appAgent5UserLog, { pageNum, pageSize: PAGE, parent }),
    )
    const paid = {
      refreshes: [this.overview, member, { refresh: () => activities.update() }],
      onDone: ({ awards }: Received) => modals.open('reward', { awards }),
    }
    this.claim = new Mutation<Received, number>(epoch, {
      ...paid,
      write: () => api.call(appAgent5UserReceive, {}),
      reconcile: async (expected) => {
        const read = await this.overview.refresh()
        if (!read.ok) return read
        const isPaid = read.value.claimable < expected
        return success(isPaid ? { awards: [{ propId: PROP.coin, count: expected }] } : null)
      },
    })
    this.validClaim = new Mutation<Received, string>(epoch, {
      ...paid,
      write: (id) => api.call(appAgent5UserInviteValidReceive, { id }),
      reconcile: async (id) => {
        const read = await this.overview.refresh()
        if (!read.ok) return read
        return success(read.value.validInvites.find((one) => one.id === id && one.state === CLAIM.claimed) ?? null)
      },
    })
    this.fill = new Mutation<unknown, string>(epoch, {
      write: (pid) => api.call(agentFill, { pid }),
      reconcile: async () => {
        const failure = await member.load()
        return failure ? { ok: false, failure } : success(member.info?.pid ? {} : null)
      },
      refreshes: [{ refresh: () => member.load() }],
    })
  }

  /** Receives the settled commission, or finds out what became of the last claim. */
  async claimCommission(): Promise<void> {
    await this.claim.send(this.overview.value?.claimable ?? 0)
  }

  /** Receives the reward for a number of valid friends, or finds out what became of the last claim. */
  async claimValid(id: string): Promise<void> {
    await this.validClaim.send(id)
  }

  clear(): void {
    this.overview.clear()
    this.members.clear()
    this.tree.clear()
    this.claim.reset()
    this.validClaim.reset()
    this.fill.reset()
  }
}
