import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { maskedPhone } from '../../../domain/auth/maskedPhone'
import { useTranslation } from '../../../i18n'
import { allProviders, linkedAt, providerNames } from '../../../stores/auth/providers'
import { Icon } from '../../../ui/art/icons/Icon'
import { phone, user } from '../../../ui/art/icons/icons'
import { providerMarks } from '../../../ui/art/icons/providerMarks'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'

/** The ways to log in that belong to this account; those that are missing lead to where they are linked. */
export const LinkedAccounts = observer(function LinkedAccounts({ info }: { info: UserInfo }) {
  const { t } = useTranslation()
  const rows = [
    { name: t('profile.phone'), mark: phone, linked: maskedPhone(info.mobile) },
    { name: t('profile.account'), mark: user, linked: info.account },
    ...allProviders.map((provider) => ({
      name: providerNames[provider],
      mark: providerMarks[provider],
      linked: linkedAt(info, provider),
    })),
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
