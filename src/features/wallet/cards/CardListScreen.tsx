import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { useTablet } from '../../../ui/layout/useMedia'
import { lazyScreen } from '../../../ui/lazyScreen'
import { SignedOut } from '../../../ui/lists/SignedOut'
import type { CardEdit as Edit } from './CardEdit'

// Lazy: not for visitors, and the form only on wide screens.
const CardEdit = lazyScreen<ComponentProps<typeof Edit>>(() => import('./CardEdit').then((m) => m.CardEdit))
const CardList = lazyScreen(() => import('./CardList').then((m) => m.CardList))

/** The player's bank cards (`/wallets/card/list`, spec §2). */
export const CardListScreen = observer(function CardListScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const wide = useTablet()
  if (wide && session.signedIn)
    return (
      <Suspense fallback={<Skeleton blockSize="370px" />}>
        <CardEdit id={null} list />
      </Suspense>
    )
  return (
    <TaskPage title={t('title.cardList')}>
      {session.signedIn ? (
        <Suspense fallback={<Skeleton blockSize="370px" />}>
          <CardList />
        </Suspense>
      ) : (
        <SignedOut />
      )}
    </TaskPage>
  )
})
