import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../i18n'
import { formatRatio } from '../../i18n/numbers'
import { GameStore } from '../../stores/game/GameStore'
import { useFeature, useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { IconButton } from '../../ui/actions/IconButton'
import { arrowLeft, more } from '../../ui/art/icons/icons'
import { Badge } from '../../ui/data/Badge'
import { lazyScreen } from '../../ui/lazyScreen'
import { BalancePill } from '../../ui/money/BalancePill'
import { useAddress } from '../../ui/navigation/useAddress'
import type { GameMenu as Menu } from './GameMenu'
import { SessionLine } from './SessionLine'
import { useKindName } from './useKindName'

// Preloaded: a game goes on without a connection.
const GameMenu = lazyScreen<ComponentProps<typeof Menu>>(() => import('./GameMenu').then((m) => m.GameMenu))

interface GameBarProps {
  /** Played without money: there is no balance, and nothing to count. */
  forFun: boolean
  /** Asks first while a round runs. */
  onLeave: (to?: string) => void
  /** Starts with new play coins. */
  onStartOver: () => void
}

/** Bar above a game: exit, name and facts, the balance after each round, and the session. */
export const GameBar = observer(function GameBar({ forFun, onLeave, onStartOver }: GameBarProps) {
  const { game, busy, leaves, phase, isOutOfCoins } = useFeature(GameStore)
  const { member, session } = useStores()
  const { t, i18n } = useTranslation()
  const kind = useKindName(game)
  const [isMenuOpen, setMenuOpen] = useState(false)
  useEffect(() => void GameMenu.preload(), [])
  const from = useAddress()
  const deposit = { to: '/wallets?name=deposit&back=1' as const, label: t('game.deposit'), state: { from } }
  const locale = i18n.language
  const purse = phase.name === 'running' ? phase.purse : null
  const asks = leaves !== null
  const holdLinks = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !asks) return
    event.preventDefault()
    onLeave(link.pathname + link.search)
  }
  return (
    <>
      <Root onClickCapture={holdLinks}>
        <IconButton
          of={arrowLeft}
          mirrored
          label={t('game.leave')}
          onClick={() => onLeave()}
          aria-haspopup={asks ? 'dialog' : undefined}
        />
        <Title>
          <h1>{game?.name ?? t('title.game')}</h1>
          {game && <span>{t('game.rtpIs', { rtp: formatRatio(game.rtp / 10_000, locale) })}</span>}
          {kind && <span>{kind}</span>}
        </Title>
        {game && (
          <IconButton
            of={more}
            label={t('game.more')}
            aria-haspopup="dialog"
            disabledReason={busy ? t('game.roundOpen') : undefined}
            onClick={() => setMenuOpen(true)}
          />
        )}
        {!forFun && member.info && (
          <BalancePill coin={member.info.coin} locale={locale} label={t('shell.balance')} deposit={deposit} tight />
        )}
        {purse !== null && <BalancePill coin={purse} locale={locale} label={t('game.playCoins')} tight />}
        {forFun && (
          <Fun>
            <Badge tone="info">{t('game.forFun')}</Badge>
            {isOutOfCoins && (
              <Button size="sm" variant="secondary" onClick={onStartOver}>
                {t('game.startOver')}
              </Button>
            )}
          </Fun>
        )}
        {session.signedIn && !forFun && <SessionLine />}
      </Root>
      {game && isMenuOpen && (
        <Suspense fallback={null}>
          <GameMenu gameId={game.id} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  )
})

const Fun = styled.div`
  flex: 1 0 100%;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${theme.size.touch};
  gap: ${theme.space[2]};
  ${theme.media.desktop} {
    flex: none;
  }
  @media (orientation: landscape) and (max-height: 30rem) {
    flex: none;
  }
`

const Root = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  column-gap: ${theme.space[1]};
  padding: ${theme.space[1]} ${theme.space[3]} 0;
  background: ${theme.recipe.surface};
  ${theme.media.desktop} {
    padding-block-end: ${theme.space[1]};
  }
  /* Its icon, not its area, is in line with what is below. */
  > button:first-of-type {
    margin-inline-start: calc(-1 * ${theme.space[2]});
  }
  /* What the buttons' areas are larger than their icons is room for the name. */
  @media (max-width: 23.5em) {
    column-gap: 0;
    padding-inline: ${theme.space[2]};
    > button {
      margin-inline: calc(-1 * ${theme.space[1]});
    }
  }
  /* The name has the line to itself. */
  ${theme.media.largeText} {
    column-gap: ${theme.space[2]};
    > button {
      margin-inline: 0;
    }
  }
`

/** Three lines, which give way to a long balance. */
const Title = styled.div`
  ${theme.type.labelSm};
  flex: 1 1 3rem;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-inline-size: 0;
  block-size: 3.25rem;
  line-height: 1rem;
  color: ${theme.color.text.secondary};
  /* Room for both beside each other. */
  ${theme.media.desktop} {
    flex-flow: row wrap;
    align-content: center;
    justify-content: start;
    column-gap: ${theme.space[2]};
    h1 {
      flex: 1 0 100%;
    }
  }
  h1,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h1 {
    ${theme.type.labelLg};
    margin: 0;
    color: ${theme.color.text.primary};
    line-height: 1.15;
    outline: none;
  }
  /* The balance is on the next line. */
  ${theme.media.largeText} {
    flex-basis: calc(100% - 2 * (${theme.size.touch} + ${theme.space[2]}));
    block-size: auto;
    line-height: 1.3;
    > span {
      display: none;
    }
    h1 {
      white-space: normal;
    }
  }
`
