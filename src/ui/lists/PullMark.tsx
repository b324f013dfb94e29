import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { refresh } from '../art/icons/icons'

/** The arrow that turns in with a pull; `pulled` is its progress, 0 to 1. */
export function PullMark({ pulled }: { pulled: number }) {
  return (
    <Root aria-hidden style={{ opacity: pulled, translate: `0 ${pulled * 24}px`, rotate: `${pulled * 270}deg` }}>
      <Icon of={refresh} size={18} />
    </Root>
  )
}

const Root = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  margin-inline: auto;
  border-radius: 50%;
  color: ${theme.color.accent.text};
  background: ${theme.color.bg.surface3};
  box-shadow: ${theme.recipe.floating};
  pointer-events: none;
`
