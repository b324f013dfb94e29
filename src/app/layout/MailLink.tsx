import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { IconLink } from '../../ui/actions/IconLink'
import { envelope } from '../../ui/art/icons/icons'

/** The way to the mailbox on wide screens, with its red dot. */
export const MailLink = observer(function MailLink() {
  const { activities } = useStores()
  const { t } = useTranslation()
  const dot = activities.hasDot('/email') ? { dot: t('nav.new') } : {}
  return <IconLink of={envelope} label={t('title.email')} to="/email" {...dot} />
})
