import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { maskedPhone } from '../../../domain/auth/maskedPhone'
import { useTranslation } from '../../../i18n'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'

/** The ways to log in that belong to this account; those that are missing lead to where they are linked. */
export const LinkedAccounts = observer(function LinkedAccounts({ info }: { info: UserInfo }) {
  const { t } = useTranslation()
  const rows = [
    { name: t('profile.phone'), linked: maskedPhone(info.mobile) },
    { name: t('profile.account'), linked: info.account },
    { name: 'Google', linked: info.googleName || info.googleAccount },
    { name: 'Facebook', linked: info.facebookName || info.facebookAccount },
    { name: 'LINE', linked: info.lineName || info.lineAccount },
  ]
  return (
    <List label={t('profile.linked')}>
      {rows.map(({ name, linked }) => (
        <ListRow
          key={name}
          title={name}
          text={<bdi>{linked || t('profile.notLinked')}</bdi>}
          {...(!linked && { to: '/auth/bind' })}
        />
      ))}
    </List>
  )
})
