import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { IconButton } from '../../ui/actions/IconButton'
import { Licences } from '../../ui/actions/Licences'
import { refresh } from '../../ui/art/icons/icons'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { lazyScreen } from '../../ui/lazyScreen'
import { MemberColumns } from './MemberColumns'
import { MemberMenu } from './MemberMenu'
import { MemberSkeleton } from './MemberSkeleton'
import { ProfileCard } from './ProfileCard'
import { SettingsSkeleton } from './SettingsSkeleton'
import { SignOut } from './SignOut'
import { WalletCard } from './WalletCard'

// Lazy: at the bottom of the page.
const Settings = lazyScreen(() => import('./Settings').then((m) => m.Settings))
// Lazy: rarely shown.
const MemberFailed = lazyScreen(() => import('./MemberFailed').then((m) => m.MemberFailed))
const RefreshFailed = lazyScreen(() => import('./RefreshFailed').then((m) => m.RefreshFailed))

/** The member page (spec §2): profile, wallet, menu, settings and logout. */
export const MemberScreen = observer(function MemberScreen() {
  const { member, session, toasts } = useStores()
  const { t } = useTranslation()
  const refreshNow = async () => {
    if (await member.refresh()) toasts.show('info', { keys: ['member.refreshed'] })
  }
  const { info, failure } = member
  if (info === null)
    return (
      <Suspense fallback={<MemberSkeleton />}>
        {failure ? <MemberFailed failure={failure} /> : <MemberSkeleton />}
      </Suspense>
    )
  return (
    <MemberColumns>
      <VisuallyHidden as="h1">{t('title.member')}</VisuallyHidden>
      <div>
        <ProfileCard info={info} />
        <WalletCard
          info={info}
          action={
            <IconButton of={refresh} label={t('member.refresh')} variant="quiet" onClick={() => void refreshNow()} />
          }
        />
        {failure && (
          <Suspense fallback={null}>
            <RefreshFailed failure={failure} onRetry={refreshNow} />
          </Suspense>
        )}
        <MemberMenu />
      </div>
      <div>
        {/* The whole column, so that nothing moves when the settings are there. */}
        <Suspense fallback={<SettingsSkeleton />}>
          <Settings />
          <SignOut onConfirm={() => session.logout()} />
          <Licences label={t('shell.licences')} />
        </Suspense>
      </div>
    </MemberColumns>
  )
})
