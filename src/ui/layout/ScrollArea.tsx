import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

/** A box that can be scrolled with the keys as soon as its content is longer than itself, and is no stop when it is not. */
export function ScrollArea(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    // At once, or what scrolls would be out of reach of the keys until the observer's first turn.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return <div {...props} ref={box} tabIndex={scrolls ? 0 : undefined} />
}
