/** What the next visit needs to paint its first frame before any code has loaded. */
export interface FirstPaint {
  /** The theme's number. */
  readonly vip: string
  /** Whether the lobby's hero announced a draw. */
  readonly waiting: boolean
  /** Whether the lobby began with the games played last. */
  readonly played: boolean
}

const key = 'firstPaint'

export function rememberFirstPaint(paint: FirstPaint): void {
  try {
    localStorage.setItem(key, JSON.stringify(paint))
  } catch {
    // Without storage the next visit starts with the default theme.
  }
}

/** Null on a first visit, without storage, and when another build stored something else. */
export function rememberedFirstPaint(): FirstPaint | null {
  try {
    const paint: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    return isFirstPaint(paint) ? paint : null
  } catch {
    return null
  }
}

function isFirstPaint(paint: unknown): paint is FirstPaint {
  if (typeof paint !== 'object' || paint === null) return false
  const { vip, waiting, played } = paint as Partial<Record<keyof FirstPaint, unknown>>
  return typeof vip === 'string' && typeof waiting === 'boolean' && typeof played === 'boolean'
}
