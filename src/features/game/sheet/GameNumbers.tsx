import styled from '@emotion/styled'
import type { AppGame } from '../../../contract/config'
import { hasVolatility } from '../../../domain/game/features'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatNumber, formatRatio } from '../../../i18n/numbers'
import { theme } from '../../../theme/theme'
import { JackpotLine } from './JackpotLine'

const BARS = { low: 1, medium: 3, high: 5 } as const

interface GameNumbersProps {
  game: AppGame
  /** Absent in the game, from which no link leads. */
  onLeave: (() => void) | undefined
}

/** The facts of a game; outside of slots the players decide how far its results scatter. */
export function GameNumbers({ game, onLeave }: GameNumbersProps) {
  const { t, i18n } = useTranslation()
  const { topPrize, topPrizeRounds } = game
  const amount = (cents: AppGame['minBet']) => formatCents(cents, i18n.language)
  return (
    <Root>
      <div>
        <dt>{t('game.rtp')}</dt>
        <dd>{formatRatio(game.rtp / 10_000, i18n.language)}</dd>
      </div>
      <div>
        <dt>{t('game.volatility')}</dt>
        {hasVolatility(game) ? (
          <dd>
            {t(`game.volatility.${game.volatility}`)}
            <Bars aria-hidden>
              {[1, 2, 3, 4, 5].map((bar) => (
                <i key={bar} data-on={bar <= BARS[game.volatility] || undefined} />
              ))}
            </Bars>
          </dd>
        ) : (
          <dd>{t('game.youChoose')}</dd>
        )}
      </div>
      <div>
        <dt>{t('game.bets')}</dt>
        <dd>
          <bdi dir="ltr">
            {amount(game.minBet)}–{amount(game.maxBet)}
          </bdi>
        </dd>
      </div>
      {topPrize !== undefined && (
        <div>
          <dt>{t('game.topPrize')}</dt>
          <dd>
            <bdi dir="ltr">{formatNumber(topPrize, i18n.language)}×</bdi>
            {topPrizeRounds !== undefined && (
              <small>{t('game.topPrize.odds', { rounds: formatNumber(topPrizeRounds, i18n.language) })}</small>
            )}
          </dd>
        </div>
      )}
      {game.isJackpot && <JackpotLine onOdds={onLeave} />}
    </Root>
  )
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};
  margin: 0 0 ${theme.space[4]};
  div:last-of-type:nth-of-type(odd) {
    grid-column: 1 / -1;
  }
  div {
    padding: ${theme.space[3]};
    border-radius: ${theme.radius.md};
    background: ${theme.recipe.inset};
    box-shadow: ${theme.recipe.insetEdge};
  }
  dt {
    ${theme.type.labelSm};
    color: ${theme.color.text.secondary};
  }
  dd {
    ${theme.type.numLg};
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    align-items: center;
    margin: 0;
    color: ${theme.color.text.primary};
  }
  dd p {
    ${theme.type.bodySm};
    margin: 0;
    color: ${theme.color.text.secondary};
  }
  small {
    ${theme.type.bodySm};
    color: ${theme.color.text.secondary};
  }
`

const Bars = styled.span`
  display: inline-flex;
  gap: 3px;
  align-items: end;
  i {
    inline-size: 6px;
    block-size: 14px;
    border-radius: 2px;
    background: ${theme.color.bg.surface3};
  }
  i[data-on] {
    background: ${theme.color.accent.hot};
  }
`
