import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { Icon } from '../art/icons/Icon'
import { type IconData, success } from '../art/icons/icons'

interface ChannelTileProps {
  /** Of the radio group. */
  group: string
  icon: IconData
  name: string
  /** `1 min · no fee` */
  text: string
  checked: boolean
  onSelect: () => void
  /** Stays visible; the reason is in `text`. */
  disabled?: boolean
}

/** A way to pay or be paid, as a radio button in a `ChipRow`. */
export function ChannelTile({ group, icon, name, text, checked, onSelect, disabled }: ChannelTileProps) {
  return (
    <Root>
      <input type="radio" name={group} checked={checked} onChange={onSelect} disabled={disabled} />
      <Face>
        <Head>
          <Icon of={icon} size={22} />
          {checked && <Icon of={success} size={18} />}
        </Head>
        <Name dir="auto">{name}</Name>
        <Text>{text}</Text>
      </Face>
    </Root>
  )
}

const { color, recipe, motion, radius } = theme

const Root = styled.label`
  position: relative;
  flex: none;
  display: grid;
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
  flex-direction: column;
  min-inline-size: 116px;
  min-block-size: 82px;
  padding: ${theme.space[3]};
  border-radius: ${radius.md};
  background: ${recipe.surface};
  box-shadow: ${recipe.surfaceEdge};
  transition: box-shadow ${motion.duration.fast};
`

const Head = styled.span`
  display: flex;
  justify-content: space-between;
  color: ${color.text.secondary};
  margin-block-end: auto;
  padding-block-end: ${theme.space[1]};
  input:checked + * > & {
    color: ${color.accent.text};
  }
`

const Name = styled.span`
  ${theme.type.labelMd};
  color: ${color.text.primary};
  white-space: nowrap;
`

const Text = styled.span`
  ${theme.type.bodySm};
  color: ${color.text.secondary};
  white-space: nowrap;
`
