import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from '../../../i18n'
import { AgentStore } from '../../../stores/agent/AgentStore'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { PagedList } from '../../../ui/lists/PagedList'
import { LOG_ROW, LogRow } from '../log/LogRow'

/** The members of all levels who go by a name or an id. */
export const Found = observer(function Found({ find }: { find: string }) {
  const { t } = useTranslation()
  const filter = useMemo(() => ({ find }), [find])
  const list = usePaged(useFeature(AgentStore).members, filter)
  return (
    <PagedList
      list={list}
      label={t('agent.find')}
      rowSize={LOG_ROW}
      empty={
        <EmptyState
          art={<LazyStone symbol="handshake" start="coin" end="star" />}
          level={2}
          title={t('agent.find.none')}
          text={t('agent.find.none.text')}
        />
      }
      itemKey={({ id }) => id}
      renderItem={(member) => <LogRow member={member} />}
    />
  )
})
