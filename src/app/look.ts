import { autorun } from 'mobx'
import { directionOf, texts } from '../i18n'
import { type Stop, stopAll } from '../platform/clock'
import { rememberFirstPaint } from '../platform/page/firstPaint'
import type { RootStore } from '../stores/root/RootStore'
import type { Motion } from '../theme/motion'

/** Keeps the root element's attributes in sync: theme (level -> appVipMap -> showType), motion, language, direction. */
export const syncDocumentAttributes = (root: RootStore): Stop => {
  const page = document.documentElement
  const language = () => {
    const { language: code } = texts.i18n
    page.lang = code
    page.dir = directionOf(code)
  }
  return stopAll([
    texts.onChange(language),
    autorun(() => {
      const vip = String(root.showType)
      page.dataset['vip'] = vip
      rememberFirstPaint({ vip, waiting: root.drawWaits, played: root.hasPlayed })
    }),
    autorun(() => {
      const { motion } = root.prefs
      if (motion === 'system') delete page.dataset['motion']
      else page.dataset['motion'] = motion satisfies Motion
    }),
  ])
}
