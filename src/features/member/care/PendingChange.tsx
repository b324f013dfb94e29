import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Icon } from '../../../ui/art/icons/Icon'
import { clock } from '../../../ui/art/icons/icons'

interface PendingChangeProps {
  text: string
  busy: boolean
  onCancel: () => void
}

/** A change that waits for its cooling-off, and a way to cancel it. */
export function PendingChange({ text, busy, onCancel }: PendingChangeProps) {
  const { t } = useTranslation()
  return (
    <Root>
      <Icon of={clock} size={18} />
      <span>{text}</span>
      <Button variant="ghost" size="sm" busy={busy} onClick={onCancel}>
        {t('care.cancel')}
      </Button>
    </Root>
  )
}

const { status } = theme.color

const Root = styled.div`
  ${theme.type.labelSm};
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${status.info.text};
  background: ${status.info.soft};
  > span {
    flex: 1;
    min-inline-size: 0;
  }
`
