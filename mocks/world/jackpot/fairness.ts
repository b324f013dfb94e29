import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DrawProof } from '../../../src/contract/jackpot'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { jackpotCells, jackpotWeights, WEIGHT_TOTAL } from './table'

const sign = (key: string, message: string): Uint8Array => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message))

/** The secret of one draw of one player, hidden until the draw. */
const secretOf = (world: World, player: Player, number: number): string =>
  bytesToHex(sign(`kismara-world-${world.seed}`, `jackpot;player=${player.uuid};draw=${number}`))

const listed = (weights: readonly (readonly [number | string, number])[]): string =>
  weights.map(([id, weight]) => `${id}:${weight}`).join(',')

const table = `cells=${listed(jackpotCells.map(({ id, weight = 0 }) => [id, weight]))};jackpots=${listed(Object.entries(jackpotWeights))}`

/** The public input of a draw: player, draw number and odds. */
export const messageOf = (player: Player, number: number): string =>
  `kismara-jackpot-1;player=${player.uuid};draw=${number};${table}`

export type DrawSeed = Pick<DrawProof, 'secret' | 'message'>

/** The seed of a player's nth draw; hidden until the draw. */
export const seedOf = (world: World, player: Player, number: number): DrawSeed => ({
  message: messageOf(player, number),
  secret: secretOf(world, player, number),
})

/** The proof of a draw; its commitment may be shown before, its secret only after. */
export const proofOf = (world: World, player: Player, number: number, forced: boolean): DrawProof => {
  const { message, secret } = seedOf(world, player, number)
  return { commitment: bytesToHex(sha256(utf8ToBytes(`${secret};${message}`))), secret, message, forced }
}

/** Numbers below `WEIGHT_TOTAL` derived from a secret and a message; rejection sampling avoids modulo bias. */
function* numbersOf(secret: string, message: string): Generator<number, never> {
  const fair = 2 ** 32 - (2 ** 32 % WEIGHT_TOTAL)
  for (let block = 0; ; block++) {
    const bytes = sign(secret, `${message};block=${block}`)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at < bytes.length; at += 4) {
      const number = view.getUint32(at)
      if (number < fair) yield number % WEIGHT_TOTAL
    }
  }
}

const pickBy = <T>(items: readonly (readonly [T, number])[], number: number): T => {
  let rest = number
  for (const [item, weight] of items) {
    if (rest < weight) return item
    rest -= weight
  }
  throw new Error('weights do not reach the total')
}

/** The cell a seed decides, and the jackpot if it is a jackpot cell. */
export const decide = ({ secret, message }: DrawSeed): { cellId: number; jackpot: number } => {
  const numbers = numbersOf(secret, message)
  const cellId = pickBy(
    jackpotCells.map(({ id, weight = 0 }) => [id, weight] as const),
    numbers.next().value,
  )
  const jackpot = pickBy(Object.entries(jackpotWeights), numbers.next().value)
  return { cellId, jackpot: Number(jackpot) }
}
