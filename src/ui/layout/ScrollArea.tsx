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
    // Measure at once: the observer's first callback comes too late for the keyboard.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return <div {...props} ref={box} tabIndex={scrolls ? 0 : undefined} />
}
