import { useEffect, useRef, useState } from 'react'
import { useStores } from '../../../stores/core/react'
import { useUrlValue } from '../../../ui/lists/filters/useUrlValue'

/** Browsers refuse to change the address more than a hundred times in half a minute. */
const REST = 300

/** A text that is typed, written to the query string once typing rests. */
export function useUrlQuery(name: string): [string, (text: string) => void] {
  const { clock } = useStores().platform
  const [written, write] = useUrlValue(name)
  const [text, setText] = useState(written ?? '')
  const own = useRef(written)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    // A link or the way back has changed it.
    if (written !== own.current) setText(written ?? '')
    own.current = written
  }, [written])
  const change = (typed: string) => {
    setText(typed)
    stop.current?.()
    stop.current = clock.after(REST, () => {
      own.current = typed === '' ? null : typed
      write(own.current)
    })
  }
  return [text, change]
}
