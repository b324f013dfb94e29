import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decide, proofOf } from '../../../mocks/world/jackpot/fairness'
import { checkDraw, readMessage } from '../../../src/domain/jackpot/fairness'
import { digestOf } from '../../../src/platform/digest'
import { jackpotWorld } from '../../world/jackpot/jackpotWorld'

// An independent implementation: neither the world's nor the browser's.
const hashes = {
  sha256: async (text: string) => createHash('sha256').update(text).digest('hex'),
  hmac: async (key: string, text: string) => new Uint8Array(createHmac('sha256', key).update(text).digest()),
}
const { world, player } = jackpotWorld()
const claim = (number: number) => {
  const proof = proofOf(world, player, number, false)
  const { cellId, jackpot } = decide(proof)
  const type = cellId === 4 || cellId === 7 ? 2 : 1
  return { proof, claimed: { cellId, propId: type === 2 ? jackpot : 2001, type } }
}

describe('verify', () => {
  it('[JACK-01] computes the world’s draws again, with node’s hashes and with the browser’s', async () => {
    const digest = digestOf(crypto.subtle)
    for (let number = 1; number <= 300; number++) {
      const { proof, claimed } = claim(number)
      expect((await checkDraw(proof, claimed, hashes, proof.commitment)).verdict).toBe('matches')
      expect((await checkDraw(proof, claimed, digest)).verdict).toBe('matches')
    }
  })

  it('[JACK-01] detects a result, secret, message or odds changed afterward', async () => {
    const { proof, claimed } = claim(1)
    const verdict = async (change: Partial<typeof proof>, drawn = claimed) =>
      (await checkDraw({ ...proof, ...change }, drawn, hashes)).verdict
    expect(await verdict({}, { ...claimed, cellId: claimed.cellId === 8 ? 1 : 8 })).toBe('resultDiffers')
    expect(await verdict({ secret: proof.secret.replace(/^./, (c) => (c === '0' ? '1' : '0')) })).toBe(
      'commitmentDiffers',
    )
    expect(await verdict({ message: proof.message.replace('draw=1', 'draw=2') })).toBe('commitmentDiffers')
    expect(await verdict({ message: proof.message.replace('4:2500', '4:2499').replace('8:400000', '8:400001') })).toBe(
      'commitmentDiffers',
    )
    expect((await checkDraw(proof, claimed, hashes, 'f'.repeat(64))).verdict).toBe('commitmentDiffers')
  })

  it('[JACK-01] reports a forced result and an unreadable proof', async () => {
    const { proof, claimed } = claim(2)
    expect((await checkDraw({ ...proof, forced: true }, claimed, hashes)).verdict).toBe('forced')
    expect((await checkDraw({ ...proof, message: 'anything' }, claimed, hashes)).verdict).toBe('unreadable')
    expect(readMessage('kismara-jackpot-1;player=a;draw=1;cells=1:1;jackpots=1:2')).toBeNull()
  })

  it('[JACK-11] a jackpot’s tier is proved too', async () => {
    let found = 0
    for (let number = 1; found < 2 && number < 5000; number++) {
      const { proof, claimed } = claim(number)
      if (claimed.type !== 2) continue
      found++
      expect((await checkDraw(proof, claimed, hashes)).verdict).toBe('matches')
      const other = claimed.propId === 50004 ? 50001 : 50004
      expect((await checkDraw(proof, { ...claimed, propId: other }, hashes)).verdict).toBe('resultDiffers')
    }
    expect(found).toBe(2)
  })
})

describe('verify, with fake hashes', () => {
  const odds = 'cells=1:1,2:2;jackpots=50001:1,50002:2'
  const message = `kismara-jackpot-1;player=a;draw=1;${odds}`
  /** Fake hashes with chosen 32-bit words, block by block, as views into a larger buffer. */
  const byHand = (...blocks: number[][]) => ({
    sha256: async () => 'c',
    hmac: async (_key: string, text: string) => {
      const words = blocks[Number(text.replace(`${message};block=`, ''))] ?? []
      const view = new DataView(new ArrayBuffer(8 + words.length * 4))
      for (const [index, word] of words.entries()) view.setUint32(4 + index * 4, word)
      return new Uint8Array(view.buffer, 4, words.length * 4)
    },
  })
  const check = (chosen: number[][], claimed = { cellId: 2, propId: 50001, type: 2 }, shown?: string) =>
    checkDraw({ secret: 's', message, commitment: 'c', forced: false }, claimed, byHand(...chosen), shown)

  it('[JACK-01] takes the first two words, each in the weight of its line', async () => {
    expect(await check([[0, 1, 2]])).toMatchObject({ numbers: [0, 1], cellId: 1, propId: 50002 })
    expect(await check([[1, 0]])).toMatchObject({ numbers: [1, 0], cellId: 2, propId: 50001, verdict: 'matches' })
    expect(await check([[5, 3]])).toMatchObject({ numbers: [2, 0], cellId: 2, propId: 50001 })
  })

  it('[JACK-01] rejects a biased word and continues in the next block', async () => {
    // 2^32 = 3n + 1: the last word would be biased.
    expect(await check([[2 ** 32 - 1, 2 ** 32 - 2, 0]])).toMatchObject({ numbers: [2, 0] })
    expect(await check([[2], [2 ** 32 - 1], [1]])).toMatchObject({ numbers: [2, 1] })
  })

  it('[JACK-01] looks at the jackpot only where one was won', async () => {
    expect((await check([[1, 0]], { cellId: 2, propId: 50002, type: 2 })).verdict).toBe('resultDiffers')
    expect((await check([[0, 0]], { cellId: 2, propId: 50001, type: 2 })).verdict).toBe('resultDiffers')
    expect(await check([[1, 0]], { cellId: 2, propId: 2001, type: 1 })).toMatchObject({
      verdict: 'matches',
      propId: null,
    })
  })

  it('[JACK-01] holds the draw to the commitment that was shown before', async () => {
    expect((await check([[1, 0]], undefined, 'c')).verdict).toBe('matches')
    expect((await check([[1, 0]], undefined, 'd')).verdict).toBe('commitmentDiffers')
  })

  it.each([
    `x${message}`,
    `${message}x`,
    message.replace('draw=1', 'draw='),
    message.replace('player=a', 'player='),
    message.replace('1:1,2:2', '1'),
    message.replace('50001:1,50002:2', '50001'),
    message.replace('1:1,2:2', '1:0').replace('50001:1,50002:2', '50001:0'),
    message.replace('1:1', '1:9007199254740993').replace('50001:1', '50001:9007199254740993'),
  ])('[JACK-01] cannot read %j', async (strange) => {
    expect(readMessage(strange)).toBeNull()
  })

  it('[JACK-01] reads the odds line by line', () => {
    expect(readMessage(message.replace('draw=1', 'draw=12').replace('player=a', 'player=p17'))).toEqual({
      cells: [
        [1, 1],
        [2, 2],
      ],
      jackpots: [
        [50001, 1],
        [50002, 2],
      ],
    })
  })
})
