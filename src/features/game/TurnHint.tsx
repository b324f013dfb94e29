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

/** Hint on a phone that is held the other way than the game is made for, until dismissed. */
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
  position: absolute;
  z-index: 1;
  inset-block-start: ${theme.space[2]};
  inset-inline: ${theme.space.gutter};
  align-items: center;
  justify-content: space-between;
  max-inline-size: 26rem;
  margin-inline: auto;
  padding-inline-start: ${theme.space[4]};
  border-radius: ${theme.radius.pill};
  background: ${theme.recipe.raised};
  box-shadow: ${theme.recipe.floating};
  @media (orientation: landscape) and (max-height: 30rem) and (pointer: coarse) {
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
