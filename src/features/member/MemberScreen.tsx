import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { IconButton } from '../../ui/actions/IconButton'
import { Licences } from '../../ui/actions/Licences'
import { refresh } from '../../ui/art/icons/icons'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { lazyScreen } from '../../ui/lazyScreen'
import { MemberMenu } from './MemberMenu'
import { MemberSkeleton } from './MemberSkeleton'
import { ProfileCard } from './ProfileCard'
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
    <Root>
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
        <Suspense fallback={<Skeleton blockSize="312px" />}>
          <Settings />
        </Suspense>
        <SignOut onConfirm={() => session.logout()} />
        <Licences label={t('shell.licences')} />
      </div>
    </Root>
  )
})

const { media, space } = theme

const Root = styled.div`
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${space[4]} ${space.gutter};
  > div {
    display: grid;
    gap: ${space[4]};
    align-content: start;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[6]};
    max-inline-size: none;
    padding: ${space[6]};
    > div:last-of-type {
      margin-block-start: calc(-1 * ${space[3]});
    }
  }
`
