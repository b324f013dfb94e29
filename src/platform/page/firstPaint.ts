/** How the page looked when it was last seen: enough to paint its frame before any code has come. */
export interface FirstPaint {
  readonly vip: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

const key = 'firstPaint'

/** The language in which the built page speaks. */
const spoken = 'en'

/**
 * Puts the look of the last visit on the root element and chooses the frame to paint: the player's, the visitor's, or none
 * where the address is another page's. In another language the frame stays without words.
 */
export function applyFirstPaint(root: HTMLElement): void {
  const look = remembered()
  if (look) {
    root.dataset['vip'] = look.vip
    root.lang = look.lang
    root.dir = look.dir
  }
  root.dataset['frame'] = location.pathname !== '/' ? 'none' : read('token') === null ? 'visitor' : 'player'
  if (!(look?.lang ?? navigator.language).startsWith(spoken)) root.dataset['wordless'] = ''
}

/** Keeps the look for the next visit. */
export function rememberFirstPaint(look: FirstPaint): void {
  try {
    localStorage.setItem(key, JSON.stringify(look))
  } catch {
    // The next visit paints the default look first.
  }
}

function remembered(): FirstPaint | null {
  try {
    const look: unknown = JSON.parse(read(key) ?? '')
    return isFirstPaint(look) ? look : null
  } catch {
    return null
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function isFirstPaint(look: unknown): look is FirstPaint {
  if (typeof look !== 'object' || look === null) return false
  const { vip, lang, dir } = look as Partial<Record<keyof FirstPaint, unknown>>
  return /^[1-6]$/.test(String(vip)) && /^[\w-]{2,12}$/.test(String(lang)) && (dir === 'ltr' || dir === 'rtl')
}
