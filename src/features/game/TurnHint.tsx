import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { IconButton } from '../../ui/actions/IconButton'
import { close } from '../../ui/art/icons/icons'

interface TurnHintProps {
  /** The game is made for a phone that is held sideways. */
  landscape: boolean
}

/**
 * A line below the game, so that it covers nothing of it, until dismissed: the game is made for a phone held sideways, or
 * this one on its side is too low for a game.
 */
export function TurnHint({ landscape }: TurnHintProps) {
  const [dismissed, setDismissed] = useState(false)
  const { t } = useTranslation()
  if (dismissed) return null
  return (
    <Root role="note" data-for={landscape ? 'landscape' : 'portrait'}>
      {t(landscape ? 'game.sideways' : 'game.turn')}
      <IconButton of={close} label={t('action.close')} size={16} onClick={() => setDismissed(true)} />
    </Root>
  )
}

const Root = styled.div`
  ${theme.type.bodyMd};
  display: none;
  align-items: center;
  justify-content: space-between;
  padding-inline: ${theme.space.gutter} ${theme.space[2]};
  background: ${theme.recipe.surface};
  /* The bar takes 3.5 of it; a game needs 20 (320 px). */
  @media (orientation: landscape) and (max-height: 23.5rem) and (pointer: coarse) {
    &[data-for='portrait'] {
      display: flex;
    }
  }
  @media (orientation: portrait) and (pointer: coarse) {
    &[data-for='landscape'] {
      display: flex;
    }
  }
`
