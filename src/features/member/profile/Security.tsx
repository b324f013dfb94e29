import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { PROTECTIONS, protectionsOf } from '../../../domain/member/security'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/art/icons/Icon'
import { lock, phone, safe } from '../../../ui/art/icons/icons'
import { Badge } from '../../../ui/data/Badge'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Progress } from '../../../ui/feedback/Progress'

const icons = { password: lock, phone, pin: safe } as const
/** The page that sets each. */
const pages = { password: '/auth/set-password', phone: '/auth/bind', pin: '/wallets/safe-box?view=pin' } as const

/** What protects the account, and the level that follows from it. */
export const Security = observer(function Security({ info }: { info: UserInfo }) {
  const { t } = useTranslation()
  const has = protectionsOf(info)
  const level = PROTECTIONS.filter((one) => has[one]).length
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
        const page = pages[one]
        const open = !has[one] || one !== 'phone'
        return (
          <ListRow
            key={one}
            title={t(`profile.${one}`)}
            start={<Icon of={icons[one]} size={22} />}
            end={
              <Badge tone={has[one] ? 'success' : 'neutral'}>{t(has[one] ? 'profile.set' : 'profile.notSet')}</Badge>
            }
            {...(open && { to: page })}
          />
        )
      })}
    </List>
  )
})
