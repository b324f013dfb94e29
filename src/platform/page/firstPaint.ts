/** How the page looked when it was last seen: enough to paint its frame before any code has come. */
export interface FirstPaint {
  readonly vip: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

const key = 'firstPaint'

/** The language in which the built page speaks. */
const builtLanguage = 'en'

/**
 * Puts the paint of the last visit on the root element and chooses the frame to paint: the player's, the visitor's, or none
 * where the address is another page's. In another language the frame stays without words.
 */
export function applyFirstPaint(root: HTMLElement): void {
  const paint = remembered()
  if (paint) {
    root.dataset['vip'] = paint.vip
    root.lang = paint.lang
    root.dir = paint.dir
  }
  root.dataset['frame'] = location.pathname !== '/' ? 'none' : read('token') === null ? 'visitor' : 'player'
  if (!(paint?.lang ?? navigator.language).startsWith(builtLanguage)) root.dataset['wordless'] = ''
}

/** Keeps the paint for the next visit. */
export function rememberFirstPaint(paint: FirstPaint): void {
  try {
    localStorage.setItem(key, JSON.stringify(paint))
  } catch {
    // The next visit paints the default paint first.
  }
}

function remembered(): FirstPaint | null {
  try {
    const paint: unknown = JSON.parse(read(key) ?? '')
    return isFirstPaint(paint) ? paint : null
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

function isFirstPaint(paint: unknown): paint is FirstPaint {
  if (typeof paint !== 'object' || paint === null) return false
  const { vip, lang, dir } = paint as Partial<Record<keyof FirstPaint, unknown>>
  return /^[1-6]$/.test(String(vip)) && /^[\w-]{2,12}$/.test(String(lang)) && (dir === 'ltr' || dir === 'rtl')
}
