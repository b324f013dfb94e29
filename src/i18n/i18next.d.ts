import type about from './locales/en-US/about.json'
import type account from './locales/en-US/account.json'
import type activity from './locales/en-US/activity.json'
import type agent from './locales/en-US/agent.json'
import type amount from './locales/en-US/amount.json'
import type auth from './locales/en-US/auth.json'
import type bonus from './locales/en-US/bonus.json'
import type cards from './locales/en-US/cards.json'
import type care from './locales/en-US/care.json'
import type common from './locales/en-US/common.json'
import type deposit from './locales/en-US/deposit.json'
import type feedback from './locales/en-US/feedback.json'
import type game from './locales/en-US/game.json'
import type games from './locales/en-US/games.json'
import type home from './locales/en-US/home.json'
import type images from './locales/en-US/images.json'
import type install from './locales/en-US/install.json'
import type invite from './locales/en-US/invite.json'
import type jackpot from './locales/en-US/jackpot.json'
import type legal from './locales/en-US/legal.json'
import type levelUp from './locales/en-US/levelUp.json'
import type lobby from './locales/en-US/lobby.json'
import type mail from './locales/en-US/mail.json'
import type member from './locales/en-US/member.json'
import type messages from './locales/en-US/messages.json'
import type money from './locales/en-US/money.json'
import type order from './locales/en-US/order.json'
import type privacy from './locales/en-US/privacy.json'
import type profile from './locales/en-US/profile.json'
import type reality from './locales/en-US/reality.json'
import type rebate from './locales/en-US/rebate.json'
import type record from './locales/en-US/record.json'
import type report from './locales/en-US/report.json'
import type retrieve from './locales/en-US/retrieve.json'
import type rewards from './locales/en-US/rewards.json'
import type safebox from './locales/en-US/safebox.json'
import type search from './locales/en-US/search.json'
import type service from './locales/en-US/service.json'
import type share from './locales/en-US/share.json'
import type terms from './locales/en-US/terms.json'
import type titles from './locales/en-US/titles.json'
import type vip from './locales/en-US/vip.json'
import type withdraw from './locales/en-US/withdraw.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    keySeparator: false
    nsSeparator: false
    resources: {
      translation: typeof common &
        typeof about &
        typeof privacy &
        typeof terms &
        typeof account &
        typeof install &
        typeof activity &
        typeof amount &
        typeof auth &
        typeof bonus &
        typeof care &
        typeof withdraw &
        typeof cards &
        typeof games &
        typeof profile &
        typeof retrieve &
        typeof reality &
        typeof deposit &
        typeof order &
        typeof amount &
        typeof home &
        typeof feedback &
        typeof images &
        typeof game &
        typeof legal &
        typeof mail &
        typeof member &
        typeof invite &
        typeof jackpot &
        typeof messages &
        typeof money &
        typeof record &
        typeof report &
        typeof rewards &
        typeof safebox &
        typeof search &
        typeof service &
        typeof lobby &
        typeof share &
        typeof agent &
        typeof titles &
        typeof levelUp &
        typeof rebate &
        typeof vip
    }
  }
}
