import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { JackpotWinner } from '../../contract/jackpot'
import { parseSection } from '../../domain/jackpot/jackpotNumbers'
import { jackpotOf } from '../../domain/jackpot/wheel'
import { formatCents } from '../../domain/money'
import { Rich, useTranslation } from '../../i18n'
import { useFeature } from '../../stores/core/react'
import { JackpotInfoStore } from '../../stores/jackpot/JackpotInfoStore'
import { theme } from '../../theme/theme'
import { megaphone } from '../../ui/art/icons/icons'
import { Ticker } from '../../ui/data/Ticker'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { lazyScreen } from '../../ui/lazyScreen'

const WinnersFailed = lazyScreen(() => import('./WinnersFailed').then((m) => m.WinnersFailed), 'messages')

/** Ticker of recent winners. */
export const WinnerStrip = observer(function WinnerStrip() {
  const { info, failure } = useFeature(JackpotInfoStore)
  const { t } = useTranslation()
  const waiting = <Skeleton blockSize="32px" round />
  if (!info)
    return failure ? (
      <Suspense fallback={waiting}>
        <WinnersFailed failure={failure} />
      </Suspense>
    ) : (
      waiting
    )
  if (info.jackpotWinnerList.length === 0) return <Nobody />
  return (
    <Ticker
      label={t('home.winners')}
      icon={megaphone}
      pauseLabel={t('home.winners.pause')}
      playLabel={t('home.winners.play')}
      items={info.jackpotWinnerList.map((winner) => ({
        id: `${winner.updateTime}-${winner.nickname}`,
        content: <Winner winner={winner} />,
      }))}
    />
  )
})

function Winner({ winner }: { winner: JackpotWinner }) {
  const { t, i18n } = useTranslation()
  const jackpot = jackpotOf(winner.propId)
  const amount = parseSection(winner.amountSection)?.max
  const parts = {
    who: <Who>{winner.nickname}</Who>,
    amount: <Amount>{amount === undefined ? '' : formatCents(amount, i18n.language)}</Amount>,
  }
  return (
    <Line>
      {jackpot ? (
        <Rich text={t('home.winner.jackpot', { jackpot: t(`home.jackpot.${jackpot}`) })} parts={parts} />
      ) : (
        <Rich text={t('home.winner')} parts={parts} />
      )}
    </Line>
  )
}

// Keeps the place, so that the lobby does not jump.
const Nobody = styled.div`
  block-size: 32px;
`

const Line = styled.span`
  color: ${theme.color.text.secondary};
`

const Who = styled.bdi`
  font-weight: 600;
  color: ${theme.color.text.primary};
`

const Amount = styled.b`
  color: ${theme.color.coin.base};
  font-variant-numeric: tabular-nums;
`
