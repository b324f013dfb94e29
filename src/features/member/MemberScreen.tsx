import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useMessage, useTranslation } from '../../i18n'
import { failureMessage } from '../../stores/data/message'
import { useStores } from '../../stores/react/stores'
import { RetryNote } from '../../ui/feedback/RetryNote'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { useTablet } from '../../ui/layout/useMedia'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { lazyScreen } from '../../ui/lazyScreen'
import { MemberColumns } from './MemberColumns'
import { MemberMenu } from './MemberMenu'
import { MemberSkeleton } from './MemberSkeleton'
import { MoneyCard } from './MoneyCard'
import { ProfileCard } from './ProfileCard'
import { LINE } from './retrieve/line'
import { SettingsSkeleton } from './SettingsSkeleton'
import { Tiles } from './Tiles'
import { WithMember } from './WithMember'

// Lazy: at the bottom of the page.
const MemberEnd = lazyScreen(() => import('./MemberEnd').then((m) => m.MemberEnd), 'service')
// Lazy: only on wide windows.
const WeekCard = lazyScreen(() => import('./WeekCard').then((m) => m.WeekCard), 'report')
const LatestRounds = lazyScreen(() => import('./LatestRounds').then((m) => m.LatestRounds), 'report')
const RetrieveLine = lazyScreen(() => import('./retrieve/RetrieveLine').then((m) => m.RetrieveLine), 'retrieve')

/** The member page (spec §2): profile, wallet, menu, settings and logout. */
export const MemberScreen = observer(function MemberScreen() {
  const { member, prefs, toasts } = useStores()
  const { t } = useTranslation()
  const format = useMessage()
  const wide = useTablet()
  // What play has changed; a start of the app has just read it.
  useEffect(() => void (member.info && member.refresh()), [member])
  const refreshNow = async () => {
    if (await member.refresh()) toasts.show('info', { keys: ['member.refreshed'] })
  }
  const { info, failure } = member
  if (info === null)
    return (
      <>
        <VisuallyHidden as="h1">{t('title.member')}</VisuallyHidden>
        <WithMember skeleton={<MemberSkeleton wide={wide} />}>{() => null}</WithMember>
      </>
    )
  return (
    <MemberColumns>
      <VisuallyHidden as="h1">{t('title.member')}</VisuallyHidden>
      <div>
        <ProfileCard info={info} />
        <MoneyCard info={info} onRefresh={() => void refreshNow()} />
        {failure && (
          <RetryNote
            title={t('list.old')}
            text={format(failureMessage(failure))}
            retryLabel={t('action.retry')}
            onRetry={refreshNow}
          />
        )}
        <Suspense fallback={<Skeleton blockSize={LINE} />}>
          <RetrieveLine />
        </Suspense>
        <Tiles />
        <MemberMenu info={info} wide={wide} />
      </div>
      <div>
        {wide && !prefs.amountsHidden && (
          <Suspense
            fallback={
              <>
                <Skeleton blockSize="342px" />
                <Skeleton blockSize="324px" />
              </>
            }
          >
            <WeekCard />
            <LatestRounds />
          </Suspense>
        )}
        {/* The full column, so that nothing moves when they appear. */}
        <Suspense fallback={<SettingsSkeleton wide={wide} />}>
          <MemberEnd wide={wide} />
        </Suspense>
      </div>
    </MemberColumns>
  )
})
