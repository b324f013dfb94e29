import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { Icon } from '../icons/Icon'
import { crownFill } from '../icons/icons'
import { tagColors } from './pigments'

/** The foot of a jackpot game's tile. Its parent sets the height, `--foot`, for the lettering, too. */
export function TileFoot({ label }: { label: string }) {
  return (
    <Root>
      <Icon of={crownFill} size={12} />
      {label}
    </Root>
  )
}

const Root = styled.span`
  ${theme.type.labelSm};
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  block-size: var(--foot);
  border-radius: 0 0 ${theme.radius.md} ${theme.radius.md};
  color: ${theme.color.text.primary};
  background: ${tagColors.jackpot};
  white-space: nowrap;
`
