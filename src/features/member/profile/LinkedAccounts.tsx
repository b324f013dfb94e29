import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { maskedPhone } from '../../../domain/auth/maskedPhone'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/art/icons/Icon'
import { facebook, google, line, phone, user } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'

/** The ways to log in that belong to this account; those that are missing lead to where they are linked. */
export const LinkedAccounts = observer(function LinkedAccounts({ info }: { info: UserInfo }) {
  const { t } = useTranslation()
  const rows = [
    { name: t('profile.phone'), mark: phone, linked: maskedPhone(info.mobile) },
    { name: t('profile.account'), mark: user, linked: info.account },
    { name: 'Google', mark: google, linked: info.googleName || info.googleAccount },
    { name: 'Facebook', mark: facebook, linked: info.facebookName || info.facebookAccount },
    { name: 'LINE', mark: line, linked: info.lineName || info.lineAccount },
  ]
  return (
    <List label={t('profile.linked')}>
      {rows.map(({ name, mark, linked }) => (
        <ListRow
          key={name}
          start={<Icon of={mark} size={22} />}
          title={name}
          text={<bdi>{linked || t('profile.notLinked')}</bdi>}
          {...(!linked && { to: '/auth/bind' })}
        />
      ))}
    </List>
  )
})
