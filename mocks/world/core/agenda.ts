import { clockNow } from './clock'
import type { World } from './state'

/** A scheduled event; `what` names its rule, `ref` the subject. */
export interface Due {
  at: number
  what: string
  ref: string
}

export type DueRule = (world: World, ref: string) => void

/** Schedules an event, after those at the same instant. */
export const schedule = (world: World, due: Due): void => {
  let low = 0
  let high = world.agenda.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((world.agenda[middle]?.at ?? 0) <= due.at) low = middle + 1
    else high = middle
  }
  world.agenda.splice(low, 0, due)
}

/** Advances to `to` (epoch ms); due events happen in order, each at its own instant. */
export const passTime = (world: World, to: number, rules: Readonly<Record<string, DueRule>>): void => {
  for (let next = world.agenda[0]; next && next.at <= to; next = world.agenda[0]) {
    world.agenda.shift()
    world.now = Math.max(world.now, next.at)
    rules[next.what]?.(world, next.ref)
  }
  world.now = Math.max(world.now, to)
}

/** Advances the world to its clock at a real instant, epoch ms. */
export const catchUp = (world: World, real: number, rules: Readonly<Record<string, DueRule>>): void =>
  passTime(world, clockNow(world.clock, real), rules)
