import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { IconFace } from '../../ui/actions/IconFace'
import { mail } from '../../ui/art/icons/icons'

/** The way to the mailbox, with its red dot. */
export const MailLink = observer(function MailLink() {
  const { activities } = useStores()
  const { t } = useTranslation()
  return (
    <Root to="/email">
      <IconFace of={mail} label={t('shell.mail')} dot={activities.hasDot('/email') ? t('nav.new') : undefined} />
    </Root>
  )
})

// Plainer than an icon link, whose styles the first frame has no room for.
const Root = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${theme.size.touch};
  block-size: ${theme.size.touch};
  /* The icon ends where the page's content does. */
  margin-inline-end: -11px;
  @media (max-width: 23.5em) {
    margin-inline-start: ${theme.space[1]};
  }
`
