import { useEffect, useRef, useState } from 'react'
import { graphemesOf } from '../../../domain/graphemes'
import { useStores } from '../../../stores/core/react'
import { useUrlValue } from '../../../ui/lists/filters/useUrlValue'

/** Browsers refuse to change the address more than a hundred times in half a minute. */
const REST = 300

/** A longer one comes from a link, and finds nothing more. */
const LONGEST = 64

const cut = (text: string | null): string =>
  graphemesOf(text ?? '')
    .slice(0, LONGEST)
    .join('')

/**
 * A text that is typed, written to the query string once typing rests; the last function writes at once, before the page
 * is left.
 */
export function useUrlQuery(name: string): [string, (text: string) => void, () => void] {
  const { clock } = useStores().platform
  const [written, write] = useUrlValue(name)
  const [text, setText] = useState(() => cut(written))
  const own = useRef(written)
  const waiting = useRef<{ stop: () => void; write: () => void } | null>(null)
  useEffect(() => () => waiting.current?.stop(), [])
  useEffect(() => {
    // A link or the way back has changed it.
    if (written !== own.current) setText(cut(written))
    own.current = written
  }, [written])
  const change = (typed: string) => {
    setText(typed)
    waiting.current?.stop()
    const commit = () => {
      waiting.current = null
      own.current = typed === '' ? null : typed
      write(own.current)
    }
    waiting.current = { stop: clock.after(REST, commit), write: commit }
  }
  const flush = () => {
    waiting.current?.stop()
    waiting.current?.write()
  }
  return [text, change, flush]
}
