import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { Note } from '../../../ui/feedback/Note'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { useMedia } from '../../../ui/layout/useMedia'
import { LevelCards } from './LevelCards'
import { LevelTable } from './LevelTable'
import { PlayerLevel } from './PlayerLevel'

/** Every level with what it needs and gives (`/vip/level`, spec §2); the player's own is marked. */
export const VipLevelScreen = observer(function VipLevelScreen() {
  const { config, member } = useStores()
  const { t } = useTranslation()
  const isWide = useMedia('(min-width: 48em)')
  const Levels = isWide ? LevelTable : LevelCards
  const { info } = member
  const waiting = <Skeleton blockSize="480px" />
  return (
    <TaskPage title={t('title.vipLevel')}>
      <Note tone="info">{t('vip.levels.rest')}</Note>
      {config.config ? <Levels map={config.config.appVipMap} level={info?.vip ?? null} /> : waiting}
      {info && config.config && <PlayerLevel levels={config.config.appUserLevelConfigList} info={info} />}
    </TaskPage>
  )
})
