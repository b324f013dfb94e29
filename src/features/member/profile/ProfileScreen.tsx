import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { MemberPage } from '../MemberPage'
import { WithMember } from '../WithMember'
import { ProfileContent } from './ProfileContent'

/** Avatar, nickname, linked accounts and security (`/member/profile`, spec §2). */
export const ProfileScreen = observer(function ProfileScreen() {
  const { t } = useTranslation()
  return (
    <MemberPage title={t('title.memberProfile')}>
      <WithMember>{(info) => <ProfileContent info={info} />}</WithMember>
    </MemberPage>
  )
})
