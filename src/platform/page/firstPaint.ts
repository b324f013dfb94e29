/** Theme and language of the last visit: enough to paint the frame before any code has loaded. */
export interface FirstPaint {
  readonly vip: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

const key = 'firstPaint'

/** The language of the prerendered frames. */
const builtLanguage = 'en'

/**
 * Restores theme and language on the root element and selects the static frame: the player's, the visitor's, or none on
 * pages other than `/`. In other languages the frame is shown without text.
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

export function rememberFirstPaint(paint: FirstPaint): void {
  try {
    localStorage.setItem(key, JSON.stringify(paint))
  } catch {
    // Without storage the next visit starts with the default theme.
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
