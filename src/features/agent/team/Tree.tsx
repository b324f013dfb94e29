import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { AgentStore } from '../../../stores/agent/AgentStore'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { useResource } from '../../../stores/react/useResource'
import { theme } from '../../../theme/theme'
import { PagedList } from '../../../ui/lists/PagedList'
import { NoTeam } from './NoTeam'
import { TeamColumns } from './TeamColumns'
import { TeamHead } from './TeamHead'
import { TreeLine } from './TreeLine'
import { ROW } from './treeStyles'
import { useTreeKeys } from './useTreeKeys'
import { useUnfolding } from './useUnfolding'

/** The team as a tree that opens branch by branch. */
export const Tree = observer(function Tree() {
  const { overview, tree } = useFeature(AgentStore)
  const { value } = useResource(overview)
  const list = usePaged(tree.roots)
  const { t } = useTranslation()
  const { rows } = tree
  const { focused, bind } = useTreeKeys(tree)
  const unfolds = useUnfolding(rows)
  return (
    <PagedList
      // No roots, no lines; until the list is subscribed they are those of an earlier visit.
      list={{ ...list, rows: list.rows.length > 0 ? rows : [], refresh: () => tree.refresh() }}
      label={t('agent.team')}
      head={<Title>{t('agent.team')}</Title>}
      tools={value && <TeamHead overview={value} />}
      lead={<TeamColumns />}
      tree={{ focused }}
      rowSize={ROW}
      empty={<NoTeam overview={value} />}
      itemKey={({ id }) => id}
      renderItem={(row) => <TreeLine row={row} unfolds={unfolds(row)} {...bind(row)} />}
    />
  )
})

const Title = styled.h2(theme.type.titleMd)
