import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { PROTECTIONS, protectionsOf, securityOf } from '../../../domain/member/security'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/art/icons/Icon'
import { lock, phone, safe, shield } from '../../../ui/art/icons/icons'
import { Badge } from '../../../ui/data/Badge'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Progress } from '../../../ui/feedback/Progress'

const icons = { password: lock, phone, pin: safe } as const
/** The pages that set each, and those that change it. */
const PIN = '/wallets/safe-box?view=pin'
const pages = {
  password: { set: '/auth/set-password', change: '/auth/forget' },
  phone: { set: '/auth/bind', change: null },
  pin: { set: PIN, change: PIN },
} as const

/** What protects the account, the level that follows from it, and whether the identity is verified. */
export const Security = observer(function Security({ info }: { info: UserInfo }) {
  const { t } = useTranslation()
  const has = protectionsOf(info)
  const { level } = securityOf(info)
  const text = t('profile.level', { level, of: PROTECTIONS.length })
  return (
    <List label={t('profile.security')}>
      <ListRow
        title={text}
        text={
          <Progress value={level} max={PROTECTIONS.length} label={t('profile.security')} valueText={text} size="sm" />
        }
      />
      {PROTECTIONS.map((one) => {
        const page = pages[one][has[one] ? 'change' : 'set']
        return (
          <ListRow
            key={one}
            title={t(`profile.${one}`)}
            text={one === 'password' && has[one] && t('profile.password.change')}
            start={<Icon of={icons[one]} size={22} />}
            end={
              <Badge tone={has[one] ? 'success' : 'neutral'}>{t(has[one] ? 'profile.set' : 'profile.notSet')}</Badge>
            }
            {...(page && { to: page })}
          />
        )
      })}
      <ListRow
        title={t('profile.identity')}
        start={<Icon of={shield} size={22} />}
        end={
          <Badge tone={info.hasKyc ? 'success' : 'neutral'}>{t(info.hasKyc ? 'profile.kyc' : 'profile.noKyc')}</Badge>
        }
      />
    </List>
  )
})
