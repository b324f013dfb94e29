import { personaNamed, profiles } from '../../mocks/personas/profiles'
import { vipAt } from '../../mocks/world/config/vip'
import { toVipTheme, type VipTheme } from '../../src/theme/vip'
import type { Globals } from './storyAddress'

/** The toolbar's default: the theme of whoever plays. */
export const PLAYERS_THEME = 'player'

/** The player of the story on the page. */
let playing: VipTheme | null = null

/** Set by a story with a world; null for one without. */
export const setPlayersTheme = (vip: VipTheme | null): void => {
  playing = vip
}

/** A persona's theme; the brand's for anyone else. */
const themeOfPersona = (name: unknown): VipTheme => {
  const persona = personaNamed(String(name))
  return persona ? toVipTheme(vipAt(profiles[persona].vipLevel).showType) : 1
}

/** The theme that the toolbar asks for. */
export const themeOf = ({ vip, persona }: Globals): VipTheme =>
  vip === PLAYERS_THEME ? (playing ?? themeOfPersona(persona)) : toVipTheme(Number(vip))
