import type { useTranslation } from '../../../i18n'
import { Art } from '../../../ui/art/Art'

/** Head of the lobby's first shelf: the games to go on with, or for someone who has not played the hot ones. */
export const firstShelf = (hasPlayed: boolean, t: ReturnType<typeof useTranslation>['t']) =>
  hasPlayed
    ? { title: t('home.recent'), art: <Art name="hourglass" size={22} eager /> }
    : { title: t('home.hot'), art: <Art name="fire" size={22} eager /> }
