import { makeAutoObservable, observable } from 'mobx'
import type { Outcome } from '../../api/outcome'
import { type Page, PagedResource } from '../data/PagedResource'
import type { SessionEpoch } from '../data/SessionEpoch'
import type { TeamMember } from './AgentStore'

type MemberPage = PagedResource<TeamMember, Page<TeamMember>>
type Read = (parent: string, pageNum: number) => Promise<Outcome<Page<TeamMember>>>

/** Children shown when a branch opens, and with each "more". */
const FIRST = 5
const STEP = 20

/** A line of the tree: a member, or what a branch shows below its children. */
export type TreeRow = { id: string; level: number } & (
  | { kind: 'member'; member: TeamMember; open: boolean; busy: boolean; position: number; siblings: number }
  /** `count` children come next. */
  | { kind: 'more'; parent: TeamMember; count: number }
  | { kind: 'loading' }
  | { kind: 'failed'; parent: TeamMember }
)

/** The team as a tree that is loaded branch by branch; its visible lines are a flat list. */
export class TeamTree {
  readonly roots: MemberPage
  /** Open branches, with how many children each shows. */
  readonly shown = observable.map<string, number>()
  readonly #branches = observable.map<string, MemberPage>({}, { deep: false })
  readonly #epoch: SessionEpoch
  readonly #read: Read

  constructor(epoch: SessionEpoch, read: Read) {
    this.#epoch = epoch
    this.#read = read
    this.roots = this.#paged('')
    makeAutoObservable(this, { roots: false, shown: false })
    epoch.onChange(() => this.#close())
  }

  get rows(): readonly TreeRow[] {
    return this.#linesOf(this.roots.rows, 1)
  }

  /** Opens a branch, which loads it the first time, or closes it. */
  toggle(member: TeamMember): void {
    if (member.people === 0) return
    if (this.shown.delete(member.id)) return
    this.shown.set(member.id, FIRST)
    void this.#branch(member.id).more()
  }

  /** Shows more children of an open branch. */
  more({ id }: TeamMember): void {
    const count = (this.shown.get(id) ?? FIRST) + STEP
    this.shown.set(id, count)
    const branch = this.#branch(id)
    if (branch.rows.length < count) void branch.more()
  }

  retry({ id }: TeamMember): void {
    void this.#branch(id).retry()
  }

  /** The first members again, with all branches closed. */
  async refresh(): Promise<void> {
    await this.roots.refresh()
    this.#close()
  }

  clear(): void {
    this.roots.clear()
    this.#close()
  }

  #close(): void {
    this.shown.clear()
    this.#branches.clear()
  }

  #branch(parent: string): MemberPage {
    const branch = this.#branches.get(parent) ?? this.#paged(parent)
    this.#branches.set(parent, branch)
    return branch
  }

  #paged(parent: string): MemberPage {
    return new PagedResource<TeamMember, Page<TeamMember>>(this.#epoch, {
      read: (pageNum) => this.#read(parent, pageNum),
      key: ({ id }) => id,
      filter: undefined,
    })
  }

  #linesOf(members: readonly TeamMember[], level: number, siblings = members.length): TreeRow[] {
    return members.flatMap((member, index): TreeRow[] => {
      const count = this.shown.get(member.id)
      const open = count !== undefined
      const busy = open && this.#branches.get(member.id)?.pending === 'more'
      const line = { kind: 'member', id: member.id, level, member, open, busy, position: index + 1, siblings } as const
      return open ? [line, ...this.#below(member, count, level + 1)] : [line]
    })
  }

  #below(parent: TeamMember, count: number, level: number): TreeRow[] {
    const branch = this.#branches.get(parent.id)
    if (!branch) return []
    const children = branch.rows.slice(0, count)
    const left = parent.people - children.length
    const lines = this.#linesOf(children, level, parent.people)
    const line = { id: `below-${parent.id}`, level }
    if (branch.pending) return [...lines, { ...line, kind: 'loading' }]
    if (branch.failure) return [...lines, { ...line, kind: 'failed', parent }]
    const hasMore = left > 0 && (branch.hasMore || branch.rows.length > children.length)
    return hasMore ? [...lines, { ...line, kind: 'more', parent, count: Math.min(STEP, left) }] : lines
  }
}
