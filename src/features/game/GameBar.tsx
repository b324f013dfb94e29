import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useFeature, useStores } from '../../stores/core/react'
import { GameStore } from '../../stores/game/GameStore'
import { theme } from '../../theme/theme'
import { IconButton } from '../../ui/actions/IconButton'
import { arrowLeft } from '../../ui/art/icons/icons'
import { Badge } from '../../ui/data/Badge'
import { BalancePill } from '../../ui/money/BalancePill'

/** Bar above a game: exit, name, and the balance after each round. */
export const GameBar = observer(function GameBar({ onLeave }: { onLeave: () => void }) {
  const { phase, game } = useFeature(GameStore)
  const { member } = useStores()
  const { t, i18n } = useTranslation()
  const busy = phase.name === 'running' && phase.busy
  return (
    <Root>
      <IconButton
        of={arrowLeft}
        mirrored
        label={t('game.leave')}
        onClick={onLeave}
        disabledReason={busy ? t('game.roundOpen') : undefined}
      />
      <h1>{game?.name ?? t('title.game')}</h1>
      {phase.name === 'running' && phase.mode === 'demo' ? (
        <Badge tone="info">{t('game.forFun')}</Badge>
      ) : (
        member.info && <BalancePill coin={member.info.coin} locale={i18n.language} label={t('shell.balance')} />
      )}
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space.gutter};
  background: ${theme.recipe.surface};
  h1 {
    ${theme.type.titleSm};
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    outline: none;
  }
`
