import { observer } from 'mobx-react-lite'
import { createPortal } from 'react-dom'
import { useMessage, useTranslation } from '../i18n'
import { useStores } from '../stores/react/stores'
import { ToastRegion } from '../ui/feedback/ToastRegion'

/** Shows toasts, inside the top dialog if one is open: nothing outside a modal dialog can be above it. */
export const Announcer = observer(function Announcer() {
  const { toasts, modals } = useStores()
  const { t } = useTranslation()
  const format = useMessage()
  const { stack, layers } = modals
  const open = stack.length + layers.length > 0 ? [...document.querySelectorAll('dialog[open]')].at(-1) : undefined
  const region = (
    <ToastRegion
      label={t('shell.toasts')}
      toasts={toasts.list.map(({ id, tone, message, action }) => ({
        id,
        tone,
        text: format(message) ?? '',
        action: action && { label: format(action.label) ?? '', run: action.run },
      }))}
      onDismiss={(id) => toasts.dismiss(Number(id))}
      dismissLabel={t('shell.dismiss')}
    />
  )
  return open ? createPortal(region, open) : region
})
