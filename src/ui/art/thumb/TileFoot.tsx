import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { Icon } from '../icons/Icon'
import { crownFill } from '../icons/icons'
import { tagColors } from './pigments'

interface TileFootProps {
  /** Formatted amount; the foot is empty until it is known. */
  readonly amount: string | null
  /** For screen readers, before the amount. */
  readonly label: string
}

/** The foot of a jackpot game's tile: the amount to be won. Its parent sets the height, `--foot`, for the lettering, too. */
export function TileFoot({ amount, label }: TileFootProps) {
  return (
    <Root>
      {amount !== null && (
        <>
          <Icon of={crownFill} size={12} label={label} />
          {amount}
        </>
      )}
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
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
