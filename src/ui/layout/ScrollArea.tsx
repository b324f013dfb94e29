import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

/** A scroll container that is focusable, and so scrollable by keys, only while its content overflows. */
export function ScrollArea(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    // Measure at once, since the observer's first callback is too late for the keyboard; what is in a dialog has no size
    // before that opens, which takes the focus itself.
    if (!element.closest('dialog:not([open])')) measure()
    const sizes = new ResizeObserver(measure)
    const follow = () => {
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
    }
    follow()
    // What loads later counts as well.
    const children = new MutationObserver(() => {
      follow()
      measure()
    })
    children.observe(element, { childList: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
    }
  }, [])

  return <div {...props} ref={box} tabIndex={scrolls ? 0 : undefined} />
}
