import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { IconButton } from '../../ui/actions/IconButton'
import { close } from '../../ui/art/icons/icons'

/** Hint on a phone in landscape, where a game has little height, until dismissed. */
export function TurnHint() {
  const [dismissed, setDismissed] = useState(false)
  const { t } = useTranslation()
  if (dismissed) return null
  return (
    <Root role="note">
      {t('game.turn')}
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
    display: flex;
  }
`
