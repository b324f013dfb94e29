import { FRAME_MARK, type HostMessage } from '../../contract/game/frame'
import type { ShowType } from '../../domain/vip/vipLevel'

interface Host {
  sound: boolean
  paused: boolean
  /** BCP 47. */
  locale: string
  dir: 'ltr' | 'rtl'
  showType: ShowType
}

/** Messages to a game about the page around it. */
export const hostMessages = ({ sound, paused, locale, dir, showType }: Host): readonly HostMessage[] => [
  { mark: FRAME_MARK, type: 'locale', locale, dir },
  { mark: FRAME_MARK, type: 'theme', showType },
  { mark: FRAME_MARK, type: 'sound', on: sound },
  { mark: FRAME_MARK, type: paused ? 'pause' : 'resume' },
]
