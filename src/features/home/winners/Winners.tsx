import { observer } from 'mobx-react-lite'
import type { BigWin } from '../../../contract/game/bigWins'
import type { JackpotWinner } from '../../../contract/jackpot'
import { parseSection } from '../../../domain/jackpot/jackpotNumbers'
import { jackpotOf } from '../../../domain/jackpot/wheel'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { BigWinsStore } from '../../../stores/home/BigWinsStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { shield } from '../../../ui/art/icons/icons'
import { type JackpotTier, tierSymbols } from '../../../ui/art/jackpot/tiers'
import { Ticker } from '../../../ui/data/Ticker'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { WinnerLine } from './WinnerLine'

/**
 * Ticker of the latest jackpots and big wins, newest first: ordinary prizes of the draw are not worth telling. Without
 * any, a generic line, so that the strip is neither empty nor collapsed.
 */
export const Winners = observer(function Winners({ list }: { list: readonly JackpotWinner[] }) {
  const { value, state } = useResource(useFeature(BigWinsStore).wins)
  const { t } = useTranslation()
  if (!value && state !== 'failed') return <Skeleton blockSize="36px" round />
  const jackpots = list.flatMap((winner) => {
    const tier = jackpotOf(winner.propId)
    return tier ? [{ ...winner, at: winner.updateTime, content: <Jackpot {...winner} tier={tier} /> }] : []
  })
  const wins = (value?.list ?? []).map((win) => ({ ...win, at: win.createTime, content: <Win {...win} /> }))
  const items = [...jackpots, ...wins]
    .sort((a, b) => b.at - a.at)
    .map(({ at, nickname, content }) => ({ id: `${at}-${nickname}`, content }))
  const none = { id: 'none', content: <span>{t('home.winners.none')}</span> }
  return (
    <Ticker
      label={t('home.winners')}
      pauseLabel={t('home.winners.pause')}
      playLabel={t('home.winners.play')}
      items={items.length > 0 ? items : [none]}
      icon={items.length > 0 ? undefined : shield}
    />
  )
})

function Jackpot({ nickname, amountSection, tier }: JackpotWinner & { tier: JackpotTier }) {
  const { t } = useTranslation()
  return (
    <WinnerLine
      symbol={tierSymbols[tier]}
      text={t('home.winner.jackpot', { jackpot: t(`home.jackpot.${tier}`) })}
      nickname={nickname}
      amount={parseSection(amountSection)?.max}
    />
  )
}

function Win({ nickname, gameName, bet, win }: BigWin) {
  const { t, i18n } = useTranslation()
  const times = formatNumber(Math.floor(win / bet), i18n.language)
  return (
    <WinnerLine
      symbol="coin"
      text={t('lobby.winners.big', { times })}
      nickname={nickname}
      amount={win}
      game={gameName}
    />
  )
}
