import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { holdBack } from '../../platform/page/backGuard'
import { message } from '../../stores/data/message'
import { useStores } from '../../stores/react/stores'
import type { ModalName, OpenModal } from '../../stores/shell/modals'
import { ErrorBoundary } from '../ErrorBoundary'
import { screenOf } from './screens'

export { screenOf } from './screens'

/** Renders the stack of open modals; the back button closes the top one. */
export const ModalHost = observer(function ModalHost() {
  const { modals } = useStores()
  const { holdsBack } = modals
  useEffect(() => {
    // It may have closed since it was rendered, and what closed it may be on its way back already.
    if (!holdsBack || !modals.holdsBack) return undefined
    return holdBack(
      () => modals.closeTop(),
      () => modals.holdsBack,
    )
  }, [holdsBack, modals])
  // Navigating from a modal closes it.
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  useEffect(() => {
    if (pathname !== shownAt.current) modals.closeAll()
    shownAt.current = pathname
  }, [pathname, modals])
  return modals.stack.map((modal) => <Shown key={modal.name} modal={modal} />)
})

function Shown({ modal: { name, props } }: { modal: OpenModal }) {
  const Screen = screenOf(name)
  return (
    <ErrorBoundary where={name} fallback={<Failed name={name} />}>
      <Suspense fallback={name === 'reward' ? <Cover /> : null}>
        <Screen {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** What cannot be shown is closed, so that it holds nothing up, such as a new version; it can be opened again. */
function Failed({ name }: { name: ModalName }) {
  const { modals, toasts } = useStores()
  useEffect(() => {
    modals.close(name)
    toasts.show('info', name === 'reward' ? message('modal.failed.reward') : message('modal.failed'))
  }, [name, modals, toasts])
  return null
}

/**
 * A reward follows a write: while its code loads nothing below can be tapped, since a second tap would write again.
 * Pop-ups that come by themselves hold nobody up.
 */
function Cover() {
  const { modals } = useStores()
  const { t } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // The focus goes back to where it was, so that the modal returns it there.
    return () => dialog?.close()
  }, [])
  return <Unseen ref={ref} aria-label={t('shell.loading')} aria-busy onCancel={() => modals.closeTop()} />
}

const Unseen = styled.dialog({
  padding: 0,
  border: 0,
  background: 'none',
  outline: 0,
  '&::backdrop': { background: 'none' },
})
