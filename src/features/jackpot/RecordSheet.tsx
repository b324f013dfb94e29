import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { JackpotStore } from '../../stores/JackpotStore'
import { useFeature } from '../../stores/react'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/EmptyState'
import { List } from '../../ui/List'
import { Sheet } from '../../ui/Sheet'
import { PagedList } from './PagedList'
import { RecordRow } from './RecordRow'

/** The player's draws, newest first, pages of 20, each with its proof (spec §9). */
export const RecordSheet = observer(function RecordSheet({ onClose }: { onClose: () => void }) {
  const { record } = useFeature(JackpotStore)
  const { t } = useTranslation()
  const title = t('jackpot.record.title')
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('jackpot.close')}>
      <PagedList
        pages={record}
        empty={
          <EmptyState
            art={<LazyStone symbol="ticket" start="coin" end="glowingStar" />}
            level={3}
            title={t('jackpot.record.empty.title')}
            text={t('jackpot.record.empty.text')}
          />
        }
      >
        {(rows) => (
          <List label={title}>
            {rows.map((row) => (
              <RecordRow key={row.id ?? `${row.createTime}-${row.propId}-${row.count}`} row={row} />
            ))}
          </List>
        )}
      </PagedList>
    </Sheet>
  )
})
