import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { AgentStore } from '../../../stores/agent/AgentStore'
import { useFeature } from '../../../stores/react/stores'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { SearchField } from '../../../ui/fields/SearchField'
import { Stack } from '../../../ui/layout/Stack'
import { lazyScreen } from '../../../ui/lazyScreen'
import { Tree } from './Tree'
import { useFind } from './useFind'

// Lazy: only for a search.
const Found = lazyScreen<{ find: string }>(() => import('./Found').then((m) => m.Found))

/** The team, and the search in it. */
export const Team = observer(function Team() {
  const { overview } = useFeature(AgentStore)
  const { t } = useTranslation()
  const { text, setText, find } = useFind()
  const hasTeam = overview.value?.tiers.some(({ people }) => people > 0)
  return (
    <Stack>
      {hasTeam && (
        <SearchField label={t('agent.find')} clearLabel={t('agent.find.clear')} value={text} onChange={setText} />
      )}
      {find === '' ? (
        <Tree />
      ) : (
        <Suspense fallback={<Skeleton blockSize="240px" />}>
          <Found find={find} />
        </Suspense>
      )}
    </Stack>
  )
})
