import { describe, expect, it } from 'vitest'
import type { ActivityStep } from '../../../src/contract/activity/activityPage'
import { PROP } from '../../../src/contract/activity/rewards'
import { CLAIM } from '../../../src/contract/core/enums'
import { pageAction } from '../../../src/domain/activity/pageAction'
import { cents } from '../../../src/domain/money'

type State = Parameters<typeof pageAction>[0]

const step = (id: string, state: number, more: Partial<ActivityStep> = {}): ActivityStep => ({
  id,
  title: id,
  progress: 0,
  target: 1,
  unit: 'times',
  state,
  awards: [{ propId: PROP.coin, count: 500 }],
  ...more,
})

const locked = step('locked', CLAIM.locked)
const counted = step('counted', CLAIM.locked, { target: 5 })
const visited = step('visited', CLAIM.locked, { target: 5, visit: true })
const ready = step('ready', CLAIM.available)
const other = step('other', CLAIM.available)
const points = step('points', CLAIM.available, { awards: [{ propId: PROP.points, count: 9 }] })
const claimed = step('claimed', CLAIM.claimed)
const missed = step('missed', CLAIM.expired)
const game = step('game', CLAIM.locked, { target: 20, gameId: 7 })

const share = { percent: 10, most: 2_000 }
const used = { percent: 10, most: 500 }

const actionOf = (state: Partial<State>) =>
  pageAction({
    steps: [],
    ended: false,
    next: 'play',
    gameId: undefined,
    isSum: false,
    isGift: false,
    ...state,
  })

describe('the button of an activity page', () => {
  it.each<[string, Partial<State>, ReturnType<typeof pageAction>]>([
    ['one that has ended has none', { ended: true, opensAt: 1, steps: [ready] }, { name: 'none' }],
    ['one that opens later leads to the others', { opensAt: 1, steps: [ready] }, { name: 'others' }],

    [
      'a step that is ready is claimed, and is the reason',
      { steps: [claimed, ready, other] },
      { name: 'claimStep', step: ready, reason: { kind: 'step', step: ready } },
    ],
    [
      'a gift that is ready needs no reason',
      { steps: [ready], isGift: true },
      { name: 'claimStep', step: ready, reason: undefined },
    ],
    [
      'a sum is claimed at once',
      { steps: [ready, other, locked], isSum: true },
      { name: 'claimSum', steps: [ready, other], amount: cents(1_000), reason: undefined },
    ],
    [
      'one step of a sum is its reason',
      { steps: [ready], isSum: true },
      { name: 'claimSum', steps: [ready], amount: cents(500), reason: { kind: 'step', step: ready } },
    ],
    [
      'a sum without coins is claimed step by step',
      { steps: [points], isSum: true },
      { name: 'claimStep', step: points, reason: { kind: 'step', step: points } },
    ],
    [
      'a share is claimed at once, and says what deposits can still bring',
      { steps: [ready], share },
      { name: 'claimSum', steps: [ready], amount: cents(500), reason: { kind: 'rest', amount: cents(1_500) } },
    ],
    [
      'a share of which nothing is left names the step',
      { steps: [ready], share: used },
      { name: 'claimSum', steps: [ready], amount: cents(500), reason: { kind: 'step', step: ready } },
    ],

    ['all claimed or missed is over', { steps: [claimed, missed] }, { name: 'over' }],
    ['all of a share claimed is over', { steps: [claimed], share: used }, { name: 'over' }],
    [
      'a share with something left goes on',
      { steps: [claimed], share, next: 'deposit' },
      { name: 'goOn', to: 'deposit', reason: { kind: 'rest', amount: cents(1_500) } },
    ],

    ['the game of the next step is played', { steps: [game], next: 'wait' }, { name: 'playGame', gameId: 7 }],
    ['the game of the activity is played', { steps: [counted], gameId: 8 }, { name: 'playGame', gameId: 8 }],
    ['the step’s game comes before the activity’s', { steps: [game], gameId: 8 }, { name: 'playGame', gameId: 7 }],

    [
      'what is waited for is not yet, with the step',
      { steps: [locked], next: 'wait' },
      { name: 'notYet', reason: { kind: 'step', step: locked } },
    ],
    [
      'what is waited for and counts says how far it is',
      { steps: [counted], next: 'wait' },
      { name: 'notYet', reason: { kind: 'progress', step: counted } },
    ],
    [
      'a sum’s rows say how far they are',
      { steps: [counted], next: 'wait', isSum: true },
      { name: 'notYet', reason: { kind: 'step', step: counted } },
    ],
    ['a visit has its button in its row', { steps: [visited], next: 'wait' }, { name: 'none' }],
    ['one without steps to wait for has none', { next: 'wait' }, { name: 'none' }],

    [
      'a step that is done once goes on without a reason',
      { steps: [locked], next: 'invite' },
      { name: 'goOn', to: 'invite', reason: undefined },
    ],
    [
      'a step that counts says how far it is',
      { steps: [counted], next: 'deposit' },
      { name: 'goOn', to: 'deposit', reason: { kind: 'progress', step: counted } },
    ],
    [
      'a visit that counts has no reason',
      { steps: [visited], next: 'account' },
      { name: 'goOn', to: 'account', reason: undefined },
    ],
    [
      'a sum’s step that counts has no reason',
      { steps: [counted], isSum: true },
      { name: 'goOn', to: 'play', reason: undefined },
    ],
    ['one without steps goes on', {}, { name: 'goOn', to: 'play', reason: undefined }],
  ])('[ACT-07] %s', (_, state, action) => {
    expect(actionOf(state)).toEqual(action)
  })
})
