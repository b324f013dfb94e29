import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { lazyScreen } from '../../../ui/lazyScreen'
import { MemberPage } from '../MemberPage'
import { WithMember } from '../WithMember'

// Lazy: comes while the account is read.
const ProfileContent = lazyScreen(() => import('./ProfileContent').then((m) => m.ProfileContent), 'money')

/** Avatar, nickname, linked accounts and security (`/member/profile`, spec §2). */
export const ProfileScreen = observer(function ProfileScreen() {
  const { t } = useTranslation()
  return (
    <MemberPage title={t('title.memberProfile')}>
      <WithMember>{(info) => <ProfileContent info={info} />}</WithMember>
    </MemberPage>
  )
})
