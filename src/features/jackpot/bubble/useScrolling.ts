import { type RefObject, useEffect } from 'react'
import { useStores } from '../../../stores/react/stores'

/** The page rests once it has not scrolled for this long, ms. */
const REST_MS = 160

/** Marks an element with `data-scrolling` while the page scrolls. */
export function useScrolling(element: RefObject<HTMLElement | null>) {
  const { clock } = useStores().platform
  useEffect(() => {
    let unwait: () => void = () => undefined
    const mark = (scrolling: boolean) => element.current?.toggleAttribute('data-scrolling', scrolling)
    const scroll = () => {
      mark(true)
      unwait()
      unwait = clock.after(REST_MS, () => mark(false))
    }
    document.addEventListener('scroll', scroll, { passive: true })
    return () => {
      unwait()
      document.removeEventListener('scroll', scroll)
    }
  }, [element, clock])
}
