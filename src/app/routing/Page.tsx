import { observer } from 'mobx-react-lite'
import { Suspense, use, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { needsLogin } from '../../domain/activity/needsLogin'
import { texts, useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { useComingFrom } from '../../ui/navigation/useComingFrom'
import { ErrorBoundary } from '../ErrorBoundary'
import { PageSkeleton } from '../pages/PageSkeleton'
import type { Match } from './matchRoute'
import { PageFocus } from './PageFocus'
import { EndedPage } from './rarePages'

let titles: Promise<void> | null = null

const loadTitles = () => {
  titles ??= texts.load('titles')
  return titles
}

/** A page behind its guard (spec §6), in its own chunk and error boundary. */
export const Page = observer(function Page({ route, params }: Pick<Match, 'route' | 'params'>) {
  const root = useStores()
  const { session, activities } = root
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const comingFrom = useComingFrom()
  useEffect(() => root.track('page_view', { eventInterfaceId: route.path }), [root, route.path])
  const [running, setRunning] = useState('')
  const activityId = route.activity === 'inPath' ? Number(params['id']) : route.activity
  const activity = activityId === undefined ? undefined : activities.byId(activityId)
  useEffect(() => {
    if (activity) setRunning(pathname)
  }, [activity, pathname])
  if (route.guard === 'auth' ? !session.signedIn : needsLogin(activity, session.signedIn)) {
    return <Navigate to="/auth/login" replace state={comingFrom} />
  }
  // The title of `/` is among the texts loaded at start.
  if (route.path !== '/') use(loadTitles())
  const { screen: Screen } = route
  const title = t(route.title)
  // A page whose activity ends while it is open says so itself.
  const ended = activityId !== undefined && activities.known && !activity && running !== pathname
  return (
    <>
      <title>{`${title} · ${t('brand')}`}</title>
      <ErrorBoundary key={pathname} where={route.path}>
        <Suspense fallback={<PageSkeleton title={title} />}>
          {/* First, so that it reads the scroll position before the content below unmounts. */}
          <PageFocus />
          {ended ? <EndedPage /> : <Screen {...params} />}
        </Suspense>
      </ErrorBoundary>
    </>
  )
})
