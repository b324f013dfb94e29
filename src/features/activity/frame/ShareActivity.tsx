import { useTranslation } from '../../../i18n'
import { message } from '../../../stores/data/message'
import { useStores } from '../../../stores/react/stores'
import { useSharing } from '../../../stores/react/useSharing'
import { IconButton } from '../../../ui/actions/IconButton'
import { share } from '../../../ui/art/icons/icons'

/** Shares the address of an activity; where that fails, a toast says so. */
export function ShareActivity({ path, title }: { path: string; title: string }) {
  const { toasts, platform } = useStores()
  const { t } = useTranslation()
  const sharing = useSharing('activity')
  const send = async () => {
    const result = await sharing.share({ title, url: `${platform.location.origin}${path}` })
    if (result === 'copied') toasts.show('info', message('activity.share.copied'))
    if (result === 'failed') toasts.show('danger', message('activity.share.failed'))
  }
  return <IconButton of={share} label={t('activity.share')} variant="quiet" onClick={() => void send()} />
}
