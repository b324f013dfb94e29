import { observer } from 'mobx-react-lite'
import type { JackpotWinner } from '../../../contract/jackpot'
import { useTranslation } from '../../../i18n'
import { shield } from '../../../ui/art/icons/icons'
import { Ticker } from '../../../ui/data/Ticker'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useWinners } from './useWinners'

/** Ticker of the latest winners. Without any, a generic line, so that the strip is neither empty nor collapsed. */
export const Winners = observer(function Winners({ list }: { list: readonly JackpotWinner[] }) {
  const winners = useWinners(list)
  const { t } = useTranslation()
  if (!winners) return <Skeleton blockSize="36px" round />
  const none = { id: 'none', content: <span>{t('home.winners.none')}</span> }
  return (
    <Ticker
      label={t('home.winners')}
      pauseLabel={t('home.winners.pause')}
      playLabel={t('home.winners.play')}
      items={winners.length > 0 ? winners : [none]}
      icon={winners.length > 0 ? undefined : shield}
    />
  )
})
