import { clockNow } from './clock'
import type { World } from './state'

/** Something that happens by itself at its time; `what` names a rule, `ref` the thing it is about. */
export interface Due {
  at: number
  what: string
  ref: string
}

/** What happens when something is due. */
export type DueRule = (world: World, ref: string) => void

/** Puts something on the agenda, behind what is due at the same instant. */
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

/** Lets time pass up to `to` (epoch ms): what is due on the way happens in order, each at its own instant. */
export const passTime = (world: World, to: number, rules: Readonly<Record<string, DueRule>>): void => {
  for (let next = world.agenda[0]; next && next.at <= to; next = world.agenda[0]) {
    world.agenda.shift()
    world.now = Math.max(world.now, next.at)
    rules[next.what]?.(world, next.ref)
  }
  world.now = Math.max(world.now, to)
}

/** Brings the world up to its clock at a real instant (epoch ms). */
export const catchUp = (world: World, real: number, rules: Readonly<Record<string, DueRule>>): void =>
  passTime(world, clockNow(world.clock, real), rules)
