import { observer } from 'mobx-react-lite'
import { createPortal } from 'react-dom'
import { useMessage, useTranslation } from '../i18n'
import { useStores } from '../stores/react/stores'
import { ToastRegion } from '../ui/feedback/ToastRegion'
import { useAwardText } from '../ui/rewards/useAwardText'

/** Shows toasts, inside the top dialog if one is open: nothing outside a modal dialog can be above it. */
export const Announcer = observer(function Announcer() {
  const { config, modals, toasts } = useStores()
  const { t } = useTranslation()
  const format = useMessage()
  const text = useAwardText(config.awardNames)
  const { stack, layers } = modals
  const open = stack.length + layers.length > 0 ? [...document.querySelectorAll('dialog[open]')].at(-1) : undefined
  const region = (
    <ToastRegion
      label={t('shell.toasts')}
      toasts={toasts.list.map(({ id, tone, message, action }) => ({
        id,
        tone,
        text: format(message.awards ? { ...message, values: { awards: text.awards(message.awards) } } : message) ?? '',
        action: action && { label: format(action.label) ?? '', run: action.run },
      }))}
      onDismiss={(id) => toasts.dismiss(Number(id))}
      dismissLabel={t('shell.dismiss')}
    />
  )
  return open ? createPortal(region, open) : region
})
