import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { type IconData, success } from '../art/icons/icons'
import { Badge } from '../data/Badge'

interface ChannelTileProps {
  /** Of the radio group. */
  group: string
  icon: IconData
  name: string
  /** `1 min · no fee` */
  text: string
  /** What stands out about it: the last used one. */
  badge?: string | undefined
  checked: boolean
  onSelect: () => void
  /** Stays visible; the reason is in `text`. */
  disabled?: boolean
}

/** A way to pay or be paid, as a radio button as wide as its column. */
export function ChannelTile({ group, icon, name, text, badge, checked, onSelect, disabled }: ChannelTileProps) {
  return (
    <Root>
      <input type="radio" name={group} checked={checked} onChange={onSelect} disabled={disabled} />
      <Face>
        <Icon of={icon} size={24} />
        <Words>
          <Name dir="auto">{name}</Name>
          <Text>{text}</Text>
        </Words>
        {badge && <Badge tone="info">{badge}</Badge>}
        <Mark>{checked && <Icon of={success} size={20} />}</Mark>
      </Face>
    </Root>
  )
}

const { color, recipe, motion, radius } = theme

const Root = styled.label`
  position: relative;
  display: grid;
  min-inline-size: 0;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }
  input:checked + span {
    background: ${color.accent.soft};
    box-shadow: inset 0 0 0 2px ${color.accent.text};
  }
  input:disabled + span {
    opacity: 0.6;
  }
  input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (hover: hover) {
    &:hover input:not(:checked, :disabled) + span {
      box-shadow: inset 0 0 0 1px ${color.border.strong};
    }
  }
  @media (forced-colors: active) {
    input:checked + span {
      outline: 2px solid Highlight;
    }
  }
`

const Face = styled.span`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  min-inline-size: 0;
  min-block-size: 60px;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${radius.md};
  background: ${recipe.surface};
  box-shadow: ${recipe.surfaceEdge};
  transition: box-shadow ${motion.duration.fast};
  > svg {
    flex: none;
    color: ${color.accent.text};
  }
`

const Words = styled.span`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Name = styled.span`
  ${theme.type.labelLg};
  color: ${color.text.primary};
`

const Text = styled.span`
  ${theme.type.bodySm};
  color: ${color.text.secondary};
`

/** As wide with its check as without. */
const Mark = styled.span`
  flex: none;
  display: grid;
  inline-size: 20px;
  color: ${color.accent.text};
`
