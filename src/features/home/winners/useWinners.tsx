import type { ReactNode } from 'react'
import type { BigWin } from '../../../contract/game/bigWins'
import type { JackpotWinner } from '../../../contract/jackpot'
import { parseSection } from '../../../domain/jackpot/jackpotNumbers'
import { jackpotOf } from '../../../domain/jackpot/wheel'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { BigWinsStore } from '../../../stores/home/BigWinsStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { type JackpotTier, tierSymbols } from '../../../ui/art/jackpot/tiers'
import { WinnerLine } from './WinnerLine'

interface Winner {
  id: string
  content: ReactNode
}

/** The latest jackpots and big wins, newest first: ordinary prizes of the draw are not worth telling. Null while they load. */
export function useWinners(list: readonly JackpotWinner[]): readonly Winner[] | null {
  const { value, state } = useResource(useFeature(BigWinsStore).wins)
  if (!value && state !== 'failed') return null
  const jackpots = list.flatMap((winner) => {
    const tier = jackpotOf(winner.propId)
    return tier ? [{ ...winner, at: winner.updateTime, content: <Jackpot {...winner} tier={tier} /> }] : []
  })
  const wins = (value?.list ?? []).map((win) => ({ ...win, at: win.createTime, content: <Win {...win} /> }))
  return [...jackpots, ...wins]
    .sort((a, b) => b.at - a.at)
    .map(({ at, nickname, content }) => ({ id: `${at}-${nickname}`, content }))
}

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
