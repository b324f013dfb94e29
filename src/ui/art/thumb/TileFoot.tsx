import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { Icon } from '../icons/Icon'
import { crownFill } from '../icons/icons'
import { tagColors } from './pigments'

/** The foot of a jackpot game's tile. Its parent sets the height, `--foot`, for the lettering, too. */
export function TileFoot({ label }: { label: string }) {
  return (
    <Root>
      <span>
        <Icon of={crownFill} size={12} />
        {label}
      </span>
    </Root>
  )
}

const Root = styled.span`
  ${theme.type.labelSm};
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  container-type: inline-size;
  block-size: var(--foot);
  border-radius: 0 0 ${theme.radius.md} ${theme.radius.md};
  color: ${theme.color.text.primary};
  background: ${tagColors.jackpot};
  white-space: nowrap;
  > span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    block-size: 100%;
    /* Text that the player enlarged fits the tile. */
    font-size: min(1em, 14cqi);
  }
`
