import { DAY, dayOf } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { sendMail } from '../mail/box'
import { hostFor } from '../people/staff'

type Give = (world: World, player: Player) => void

/** Mails that name nothing which would have to exist, such as an order. */
const senders = {
  welcome: (world, player) => void sendMail(world, player, 'welcome', { nickname: player.nickname }),
  gift: (world, player) => void sendMail(world, player, 'gift', { amount: 500 }),
  couponGift: (world, player) => void sendMail(world, player, 'couponGift', { propId: 1010 }),
  newLogin: (world, player) => void sendMail(world, player, 'newLogin', { at: world.now }),
  maintenance: (world, player) => void sendMail(world, player, 'maintenance', { day: dayOf(world.now + DAY) }),
  appUpdate: (world, player) => void sendMail(world, player, 'appUpdate', { version: '2.0' }),
  newsletter: (world, player) =>
    void sendMail(world, player, 'newsletter', { host: hostFor(world.seed, 'newsletter') }),
  hostile: (world, player) => void sendMail(world, player, 'hostile', { host: hostFor(world.seed, 'hostile') }),
} satisfies Record<string, Give>

export type Letter = keyof typeof senders

// `Object.keys` loses the key type.
export const letters = Object.keys(senders) as readonly Letter[]

export const giveMail = (letter: Letter): Give => senders[letter]
