import styled from '@emotion/styled'
import { useTranslation } from '../../../../i18n'
import { theme } from '../../../../theme/theme'
import { blend } from '../../../../theme/tint'
import { Icon } from '../../../../ui/art/icons/Icon'
import { skip } from '../../../../ui/art/icons/icons'

/** In the corner of the celebration: to its last beat. */
export function SkipButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Root type="button" onClick={onClick}>
      {t('jackpot.win.skip')}
      <Icon of={skip} size={16} mirrored />
    </Root>
  )
}

const { color, radius, size, space, type } = theme

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding-inline: ${space[4]};
  border-radius: ${radius.pill};
  ${type.labelMd};
  background: ${blend(color.bg.canvasEnd, 82)};
  box-shadow: inset 0 0 0 1px ${color.border.strong};
`
