import type { DrawProof } from '../../contract/jackpot'

/** The two hashes that a check needs: both take UTF-8 texts. */
export interface Hashes {
  /** SHA-256, as hex. */
  sha256(text: string): Promise<string>
  /** HMAC with SHA-256, 32 bytes. */
  hmac(key: string, text: string): Promise<Uint8Array>
}

/** What a record says a draw gave. */
export interface ClaimedDraw {
  cellId: number
  propId: number
  type: number
}

/** What the check found; only `matches` is a proof. */
export type Verdict = 'matches' | 'forced' | 'commitmentDiffers' | 'resultDiffers' | 'unreadable'

/** The steps of a check, so that anybody can follow them. */
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

/** The odds that a draw was made with, as its message carries them; null when it is not one of ours. */
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

/** The first two fair numbers below `range`: 32-bit words that would favour the low ones are passed over. */
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
 * Computes a draw again from its proof: the commitment from secret and message, two numbers from them, the cell and the
 * jackpot from the numbers; and compares. `shownBefore` is the commitment that the screen had shown before the draw.
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
