import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { rowKey } from '../../../stores/jackpot/NewestRecord'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { List } from '../../../ui/data/List'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { PlayerList } from './PlayerList'
import { RecordRow } from './RecordRow'

/** The player's draws, newest first, 20 a page, each with its proof (spec §9). */
export const RecordList = observer(function RecordList() {
  const list = usePaged(useFeature(JackpotStore).record)
  const { t } = useTranslation()
  const title = t('jackpot.record.title')
  const empty = (
    <EmptyState
      art={<LazyStone symbol="ticket" start="coin" end="glowingStar" />}
      level={3}
      title={t('jackpot.record.empty.title')}
      text={t('jackpot.record.empty.text')}
    />
  )
  return (
    <PlayerList list={list} empty={empty}>
      {(rows) => (
        <List label={title}>
          {rows.map((row) => (
            <RecordRow key={rowKey(row)} row={row} />
          ))}
        </List>
      )}
    </PlayerList>
  )
})
