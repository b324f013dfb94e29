import { autorun } from 'mobx'
import { directionOf, texts } from '../i18n'
import { type Stop, stopAll } from '../platform/clock'
import { rememberFirstPaint } from '../platform/page/firstPaint'
import type { RootStore } from '../stores/core/RootStore'
import type { Motion } from '../theme/motion'

/** Keeps the root element's attributes in sync: theme (level -> appVipMap -> showType), motion, language, direction. */
export const keepLook = (root: RootStore): Stop => {
  const page = document.documentElement
  const language = () => {
    const { language: code } = texts.i18n
    page.lang = code
    page.dir = directionOf(code)
    remember()
  }
  const remember = () => {
    const { vip = '1' } = page.dataset
    rememberFirstPaint({ vip, lang: page.lang, dir: directionOf(page.lang) })
  }
  return stopAll([
    texts.onChange(language),
    autorun(() => {
      page.dataset['vip'] = String(root.showType)
      remember()
    }),
    autorun(() => {
      const { motion } = root.prefs
      if (motion === 'system') delete page.dataset['motion']
      else page.dataset['motion'] = motion satisfies Motion
    }),
  ])
}
