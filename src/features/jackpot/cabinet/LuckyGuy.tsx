import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { JackpotWinner } from '../../../contract/jackpot'
import { jackpotOf } from '../../../domain/jackpot/wheel'
import { useTranslation } from '../../../i18n'
import { Rich } from '../../../i18n/Rich'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import { Ticker } from '../../../ui/data/Ticker'
import { usePrize } from '../usePrize'

/** Winner ticker (spec §2). */
export const LuckyGuy = observer(function LuckyGuy() {
  const { info } = useFeature(JackpotStore)
  const { t } = useTranslation()
  return (
    <Strip data-minor>
      <Pill>{t('jackpot.lucky')}</Pill>
      <Ticker
        label={t('jackpot.lucky.label')}
        pauseLabel={t('jackpot.lucky.pause')}
        playLabel={t('jackpot.lucky.play')}
        items={(info?.jackpotWinnerList ?? []).map((winner) => ({
          id: `${winner.updateTime}-${winner.nickname}-${winner.propId}`,
          content: <Line winner={winner} />,
        }))}
      />
    </Strip>
  )
})

function Line({ winner }: { winner: JackpotWinner }) {
  const { t } = useTranslation()
  const { describe, range } = usePrize()
  const tier = winner.type === 2 ? jackpotOf(winner.propId) : null
  const parts = {
    who: (
      <strong dir="auto" translate="no">
        {winner.nickname}
      </strong>
    ),
    tier: <b data-tier={tier}>{tier && t(`jackpot.${tier}`)}</b>,
    prize: <Prize>{range(winner.amountSection) || describe(winner)}</Prize>,
  }
  return <Rich text={t(tier ? 'jackpot.lucky.jackpot' : 'jackpot.lucky.prize')} parts={parts} />
}

const { color } = theme
const tiers = ['mega', 'major', 'minor', 'mini'] as const

const Strip = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  // Reserves the space of two lines before they load.
  minBlockSize: `calc(2.5 * ${theme.type.bodyMd.fontSize} + 8px)`,
  [theme.media.desktop]: { minBlockSize: '36px' },
  paddingInlineStart: '8px',
  // A pill with one line, the same radius with two.
  borderRadius: '16px',
  background: blend(color.bg.inset, 85),
  boxShadow: theme.recipe.insetEdge,
  '& > [role="group"]': { flex: '1 1 8.5rem', minInlineSize: 0, background: 'none', boxShadow: 'none' },
  // Wrap on narrow screens: amounts are never truncated.
  '& p': { whiteSpace: 'normal', lineHeight: 1.25, paddingBlock: '4px' },
  ...Object.fromEntries(tiers.map((tier) => [`& [data-tier="${tier}"]`, { color: color.tier[tier].text }])),
})

const Pill = styled.span`
  flex: none;
  margin-block: 4px;
  padding: 2px 10px;
  border-radius: ${theme.radius.pill};
  font-family: ${theme.font.display};
  font-size: 0.75rem;
  line-height: 1.5;
  font-weight: 700;
  color: ${color.coin.ink};
  background: linear-gradient(180deg, ${color.coin.hi}, ${color.coin.base});
`

const Prize = styled.b`
  color: ${color.coin.base};
  font-variant-numeric: tabular-nums;
`
