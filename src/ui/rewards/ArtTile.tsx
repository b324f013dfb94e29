import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Art } from '../art/Art'
import { Icon } from '../art/icons/Icon'
import { success } from '../art/icons/icons'
import type { SymbolName } from '../art/symbols/symbols'

interface ArtTileProps {
  art: SymbolName
  /** `dim`: over; `done`: with a check. The words are beside it. */
  state?: 'plain' | 'dim' | 'done'
}

/** The picture at the start of a reward's row, with a badge of its state. */
export function ArtTile({ art, state = 'plain' }: ArtTileProps) {
  return (
    <Root data-state={state}>
      <Art name={art} size={30} />
      {state === 'done' && (
        <Badge>
          <Icon of={success} size={18} />
        </Badge>
      )}
    </Root>
  )
}

const { color, radius } = theme

const Root = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius.sm};
  background: ${color.bg.inset};
  &[data-state='dim'] > img {
    filter: grayscale(1);
    opacity: 0.55;
  }
`

const Badge = styled.span`
  position: absolute;
  inset-block-end: -5px;
  inset-inline-end: -5px;
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border-radius: ${radius.pill};
  color: ${color.status.success.text};
  background: ${color.bg.surface1};
`
