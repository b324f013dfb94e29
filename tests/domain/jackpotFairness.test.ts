import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decide, proofOf } from '../../mocks/world/fairness'
import { checkDraw, readMessage } from '../../src/domain/fairness'
import { browserDigest } from '../../src/platform/digest'
import { jackpotWorld } from '../world/jackpotWorld'

// A third implementation of the hashes: neither the world's nor the browser's.
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
    const digest = browserDigest()
    expect(digest).not.toBeNull()
    for (let number = 1; number <= 300; number++) {
      const { proof, claimed } = claim(number)
      expect((await checkDraw(proof, claimed, hashes, proof.commitment)).verdict).toBe('matches')
      if (digest) expect((await checkDraw(proof, claimed, digest)).verdict).toBe('matches')
    }
  })

  it('[JACK-01] finds a result, a secret, a message or odds that were changed afterwards', async () => {
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

  it('[JACK-01] says when a tester chose the result, and when it cannot read the proof', async () => {
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
