import { when } from 'mobx'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { useComingFrom } from '../../../ui/navigation/useComingFrom'
import type { AuthForm, AuthFormProps } from './forms'

/** Props of the sheet and of the form of a visitor's modal, over the present page (spec §2). */
export function useVisitorModal(name: AuthForm) {
  const { modals, session } = useStores()
  const { t } = useTranslation()
  const { from } = useComingFrom()
  const close = () => modals.close(name)
  // Also when another tab has signed in.
  useEffect(
    () =>
      when(
        () => session.signedIn,
        () => modals.close(name),
      ),
    [session, modals, name],
  )
  const sheet = { open: true, onClose: close, closeLabel: t('action.close') }
  const form: AuthFormProps = {
    from,
    onDone: close,
    onGo: (form) => modals.open(form),
  }
  return { sheet, form }
}
