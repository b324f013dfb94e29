import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { AgentStore } from '../../../stores/agent/AgentStore'
import { useFeature } from '../../../stores/react/stores'
import { SearchField } from '../../../ui/fields/SearchField'
import { Stack } from '../../../ui/layout/Stack'
import { Found } from './Found'
import { Tree } from './Tree'
import { useFind } from './useFind'

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
      {find === '' ? <Tree /> : <Found find={find} />}
    </Stack>
  )
})
