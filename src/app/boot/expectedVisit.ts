import { demoAddress } from '../../platform/page/demoAddress'
import { type FirstPaint, rememberedFirstPaint } from '../../platform/page/firstPaint'
import { storedToken } from '../../platform/page/token'
import { vipThemes } from '../../theme/vip'
import { pageData } from './pageData'

/** Who is about to see the page. */
export interface ExpectedVisit {
  /** Whether it is a player. */
  readonly known: boolean
  /** What the player saw last. */
  readonly paint: FirstPaint | null
}

/** By persona; null for one who is signed out. */
export type PersonaLooks = Readonly<Record<string, FirstPaint | null>>

/** The visitor or player of the last visit; in the demo, whose links begin a world of their own, the link's persona. */
export function expectedVisit(): ExpectedVisit {
  if (!import.meta.env.EARLY) {
    const { searchParams: query } = demoAddress(location.href)
    const looks = pageData<PersonaLooks>('personas')
    const persona = query.get('mock.persona')
    if (looks && persona !== null) return ofPersona(looks[persona] ?? null, query.get('mock.theme'))
  }
  const paint = rememberedFirstPaint()
  return { known: storedToken() !== null, paint: paint && isTheme(paint.vip) ? paint : null }
}

const isTheme = (vip: string | null): vip is string => vipThemes.some((known) => String(known) === vip)

function ofPersona(look: FirstPaint | null, theme: string | null): ExpectedVisit {
  const vip = isTheme(theme) ? theme : null
  return { known: look !== null, paint: vip === null ? look : { waiting: false, played: false, ...look, vip } }
}
