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
import { MemberEnd } from './MemberEnd'
import { MemberSkeleton } from './MemberSkeleton'
import { MoneyCard } from './money/MoneyCard'
import { MemberMenu } from './overview/MemberMenu'
import { ProfileCard } from './overview/ProfileCard'
import { RECENT_PLAY } from './overview/recentPlaySize'
import { Tiles } from './overview/Tiles'
import { RetrieveLine } from './retrieve/RetrieveLine'
import { WithMember } from './WithMember'

// Lazy: phones never show it.
const RecentPlay = lazyScreen(() => import('./overview/RecentPlay').then((m) => m.RecentPlay))

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
        <RetrieveLine />
        <Tiles />
        <MemberMenu info={info} wide={wide} />
      </div>
      {wide && !prefs.amountsHidden && (
        <div>
          <Suspense fallback={<Skeleton blockSize={RECENT_PLAY} />}>
            <RecentPlay />
          </Suspense>
        </div>
      )}
      <div>
        <MemberEnd wide={wide} />
      </div>
    </MemberColumns>
  )
})
