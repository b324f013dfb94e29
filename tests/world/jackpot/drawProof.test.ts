import { beforeAll, describe, expect, it } from 'vitest'
import { playerOf } from '../../../mocks/handlers/answer'
import { createControls } from '../../../mocks/network/controls/controls'
import { createBackend } from '../../../mocks/network/state/backend'
import { post } from '../../../mocks/world/core/ledger'

// Follows docs/fairness.md with nothing but WebCrypto: no code of the world or the product is used here.
const utf8 = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fingerprint = async (secret: string, message: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', utf8(`${secret};${message}`)))

const twoNumbers = async (secret: string, message: string): Promise<number[]> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign'])
  const numbers: number[] = []
  for (let block = 0; numbers.length < 2; block++) {
    const words = new DataView(await crypto.subtle.sign('HMAC', key, utf8(`${message};block=${block}`)))
    for (let at = 0; at < 32; at += 4)
      if (words.getUint32(at) < 4_294_000_000) numbers.push(words.getUint32(at) % 1_000_000)
  }
  return numbers.slice(0, 2)
}

type Weights = [id: number, weight: number][]

const weightsIn = (message: string, name: string): Weights =>
  (new RegExp(`;${name}=([^;]+)`).exec(message)?.[1] ?? '').split(',').map((pair) => {
    const [id = Number.NaN, weight = Number.NaN] = pair.split(':').map(Number)
    return [id, weight]
  })

const picked = (weights: Weights, number: number): number | undefined => {
  const endOf = (index: number) => weights.slice(0, index + 1).reduce((sum, [, weight]) => sum + weight, 0)
  return weights.find((_, index) => number < endOf(index))?.[0]
}

interface Proof {
  commitment: string
  secret: string
  message: string
  forced: boolean
}
interface Row {
  cellId: number
  propId: number
  type: number
  proof: Proof
}
interface Drawn {
  shownBefore: string
  /** Everything visible before the draw. */
  readBefore: string
  reply: { id: number; propId: number; type: number }
  row: Row
}

const recomputed = async ({ secret, message }: Proof) => {
  const [first = -1, second = -1] = await twoNumbers(secret, message)
  return { cell: picked(weightsIn(message, 'cells'), first), jackpot: picked(weightsIn(message, 'jackpots'), second) }
}

/** Draws over the API alone; only the chances are granted directly. */
const drawOften = async (times: number, forced?: string): Promise<{ drawn: Drawn[]; config: unknown }> => {
  const backend = createBackend({ persona: 'regular', seed: 11, clock: '2026-01-15T12:00:00Z' })
  const mock = createControls(backend)
  const headers = { authorization: backend.token() ?? '' }
  const texts: string[] = []
  const call = async (name: string, body: object = {}) => {
    const path = name === 'appConfig' ? '/app/v1/anonymous/appConfig' : `/app/v1/${name}`
    const reply = await backend.handle({ method: 'POST', path, headers, body: JSON.stringify(body) })
    const text = typeof reply === 'object' ? reply.body : ''
    texts.push(text)
    return JSON.parse(text) as Record<string, unknown>
  }
  const player = playerOf(backend.journal.world, headers.authorization)
  if (!player) throw new Error('nobody is signed in')
  post(backend.journal.world, player, 'chance', times, 'gift', '')
  const { config } = await call('appConfig', { v: '1.1.1' })
  const drawn: Drawn[] = []
  for (let turn = 0; turn < times; turn++) {
    const { commitment } = await call('getJackpotDrawInfo')
    const readBefore = texts.join()
    if (forced) await mock.draw(forced)
    const reply = (await call('receiveDrawChance')) as unknown as Drawn['reply'] & { errcode: number }
    expect(reply.errcode).toBe(0)
    const { list } = await call('getPersonJackpotDrawAwardLog', { pageNum: 1, pageSize: 1 })
    const [row] = list as Row[]
    if (row) drawn.push({ shownBefore: String(commitment), readBefore, reply, row })
    if (turn % 2 === 1) await mock.clock.advance('24h')
  }
  return { drawn, config }
}

describe('a draw, recomputed with WebCrypto', () => {
  let draws: Awaited<ReturnType<typeof drawOften>>
  beforeAll(async () => {
    draws = await drawOften(60)
  })

  it('[JACK-01] shows the commitment before the draw, and the secret only after it', async () => {
    for (const { shownBefore, readBefore, row } of draws.drawn) {
      expect(shownBefore).toMatch(/^[0-9a-f]{64}$/)
      expect(row.proof.commitment).toBe(shownBefore)
      expect(await fingerprint(row.proof.secret, row.proof.message)).toBe(shownBefore)
      expect(readBefore).not.toContain(row.proof.secret)
    }
    expect(new Set(draws.drawn.map(({ shownBefore }) => shownBefore)).size).toBe(60)
  })

  it('[JACK-01] gives the cell and the jackpot derived from secret and message', async () => {
    for (const { reply, row } of draws.drawn) {
      const { cell, jackpot } = await recomputed(row.proof)
      expect([reply.id, row.cellId]).toEqual([cell, cell])
      expect([reply.propId, reply.type]).toEqual([row.propId, row.type])
      if (row.type === 2) expect(row.propId).toBe(jackpot)
    }
    expect(new Set(draws.drawn.map(({ row }) => row.cellId)).size).toBeGreaterThan(3)
  })

  it('[JACK-11] uses the odds published in the configuration', () => {
    const config = draws.config as {
      jackpotAwardConfigList: { id: number; weight: number }[]
      jackpotWeights: Record<string, number>
    }
    const cells = config.jackpotAwardConfigList.map(({ id, weight }) => [id, weight])
    const jackpots = Object.entries(config.jackpotWeights).map(([id, weight]) => [Number(id), weight])
    for (const { row } of draws.drawn) {
      expect(weightsIn(row.proof.message, 'cells')).toEqual(cells)
      expect(weightsIn(row.proof.message, 'jackpots')).toEqual(jackpots)
    }
    for (const list of [cells, jackpots]) expect(list.reduce((sum, [, weight = 0]) => sum + weight, 0)).toBe(1_000_000)
  })

  it('[JACK-01] is numbered per player, so that none can be left out', () => {
    const numbers = draws.drawn.map(({ row }) => Number(/;draw=(\d+);/.exec(row.proof.message)?.[1]))
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  })

  it('[JACK-01] marks a forced result: secret and message give another one', async () => {
    const { drawn } = await drawOften(1, '50001')
    const [mega] = drawn
    expect(mega?.row).toMatchObject({ propId: 50001, type: 2, proof: { forced: true } })
    expect(mega && (await recomputed(mega.row.proof)).cell).not.toBe(mega?.row.cellId)
  })
})
