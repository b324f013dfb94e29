import type { DrawProof } from '../../contract/jackpot'

/** Hashes over UTF-8 text. */
export interface Hashes {
  /** SHA-256 as hex. */
  sha256(text: string): Promise<string>
  /** HMAC-SHA-256, 32 bytes. */
  hmac(key: string, text: string): Promise<Uint8Array>
}

/** The result a record claims. */
export interface ClaimedDraw {
  cellId: number
  propId: number
  type: number
}

/** Only `matches` is a proof. */
export type Verdict = 'matches' | 'forced' | 'commitmentDiffers' | 'resultDiffers' | 'unreadable'

/** Verdict and intermediate values of a check, so that anyone can follow it. */
export interface Check {
  verdict: Verdict
  commitment: string
  numbers: readonly number[]
  cellId: number | null
  propId: number | null
}

type Weights = readonly (readonly [id: number, weight: number])[]

const readWeights = (list: string): Weights =>
  list.split(',').map((pair) => {
    const [id = Number.NaN, weight = Number.NaN] = pair.split(':').map(Number)
    return [id, weight] as const
  })

const totalOf = (weights: Weights): number => weights.reduce((sum, [, weight]) => sum + weight, 0)

/** Parses the odds from the message of a draw; null when it is malformed. */
export const readMessage = (message: string): { cells: Weights; jackpots: Weights } | null => {
  const match = /^kismara-jackpot-1;player=[^;]+;draw=\d+;cells=([\d:,]+);jackpots=([\d:,]+)$/.exec(message)
  const [, cellList, jackpotList] = match ?? []
  if (cellList === undefined || jackpotList === undefined) return null
  const cells = readWeights(cellList)
  const jackpots = readWeights(jackpotList)
  const good = [cells, jackpots].every((list) => list.flat().every(Number.isSafeInteger) && totalOf(list) > 0)
  return good && totalOf(cells) === totalOf(jackpots) ? { cells, jackpots } : null
}

const pick = (weights: Weights, number: number): number | null => {
  let rest = number
  for (const [id, weight] of weights) {
    if (rest < weight) return id
    rest -= weight
  }
  return null
}

/** The first two unbiased numbers below `range`: 32-bit words above the largest multiple of `range` are rejected. */
const drawNumbers = async (hashes: Hashes, secret: string, message: string, range: number): Promise<number[]> => {
  const fair = 2 ** 32 - (2 ** 32 % range)
  const numbers: number[] = []
  for (let block = 0; numbers.length < 2; block++) {
    const bytes = await hashes.hmac(secret, `${message};block=${block}`)
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at + 4 <= bytes.byteLength && numbers.length < 2; at += 4) {
      const word = words.getUint32(at)
      if (word < fair) numbers.push(word % range)
    }
  }
  return numbers
}

/**
 * Recomputes a draw from its proof and compares: commitment from secret and message, two numbers from both, cell and
 * jackpot from the numbers. `shownBefore` is the commitment shown before the draw.
 */
export const checkDraw = async (
  proof: DrawProof,
  claimed: ClaimedDraw,
  hashes: Hashes,
  shownBefore?: string,
): Promise<Check> => {
  const commitment = await hashes.sha256(`${proof.secret};${proof.message}`)
  const odds = readMessage(proof.message)
  if (!odds) return { verdict: 'unreadable', commitment, numbers: [], cellId: null, propId: null }
  const numbers = await drawNumbers(hashes, proof.secret, proof.message, totalOf(odds.cells))
  const [first = 0, second = 0] = numbers
  const cellId = pick(odds.cells, first)
  const propId = claimed.type === 2 ? pick(odds.jackpots, second) : null
  const found = { commitment, numbers, cellId, propId }
  if (commitment !== proof.commitment || (shownBefore !== undefined && shownBefore !== commitment)) {
    return { verdict: 'commitmentDiffers', ...found }
  }
  if (proof.forced) return { verdict: 'forced', ...found }
  const same = cellId === claimed.cellId && (claimed.type !== 2 || propId === claimed.propId)
  return { verdict: same ? 'matches' : 'resultDiffers', ...found }
}
