import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores } from '../stores/react/stores'

const EDITABLE = 'input, textarea, select, [contenteditable], dialog[open]'

/** "/" leads to the search field, as on most desks. */
export function useSearchKey(): void {
  const { modals } = useStores()
  const goTo = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (event.key !== '/' || !plain || modals.top) return
      if (event.target instanceof Element && event.target.closest(EDITABLE)) return
      event.preventDefault()
      void goTo('/game/search')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [modals, goTo])
}
