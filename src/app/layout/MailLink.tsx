import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { IconLink } from '../../ui/actions/IconLink'
import { mail } from '../../ui/art/icons/icons'

/** The way to the mailbox, with its red dot. */
export const MailLink = observer(function MailLink() {
  const { activities } = useStores()
  const { t } = useTranslation()
  return (
    <Root of={mail} label={t('shell.mail')} to="/email" dot={activities.hasDot('/email') ? t('nav.new') : undefined} />
  )
})

const Root = styled(IconLink)`
  /* The icon ends where the page's content does. */
  margin-inline-end: -11px;
  @media (max-width: 23.5em) {
    margin-inline-start: ${theme.space[1]};
  }
  ${theme.media.desktop} {
    order: -1;
    margin-inline-end: 0;
  }
`
