import type activity from './locales/en-US/activity.json'
import type auth from './locales/en-US/auth.json'
import type bonus from './locales/en-US/bonus.json'
import type common from './locales/en-US/common.json'
import type game from './locales/en-US/game.json'
import type home from './locales/en-US/home.json'
import type jackpot from './locales/en-US/jackpot.json'
import type member from './locales/en-US/member.json'
import type messages from './locales/en-US/messages.json'
import type titles from './locales/en-US/titles.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    keySeparator: false
    nsSeparator: false
    resources: {
      translation: typeof common &
        typeof activity &
        typeof auth &
        typeof bonus &
        typeof home &
        typeof game &
        typeof member &
        typeof jackpot &
        typeof messages &
        typeof titles
    }
  }
}
