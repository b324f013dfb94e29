import { useEffect, useRef, useState } from 'react'
import { graphemesOf } from '../../../domain/graphemes'
import { useStores } from '../../../stores/react/stores'
import { useUrlValue } from '../../../ui/lists/filters/useUrlValue'

/** Browsers refuse to change the address more than a hundred times in half a minute. */
const REST = 300

/** A longer one comes from a link, and finds nothing more. */
const LONGEST = 64

const cut = (text: string | null): string =>
  graphemesOf(text ?? '')
    .slice(0, LONGEST)
    .join('')

interface UrlQuery {
  /** As it is typed. */
  readonly text: string
  /** Without what an input method is still composing; it takes part once typing rests. */
  readonly finished: string
  readonly change: (typed: string, composing?: boolean) => void
  /** Writes it to the URL at once, before its page is left. */
  readonly flush: () => void
}

/** A text that is typed, written to the query string once typing rests. */
export function useUrlQuery(name: string): UrlQuery {
  const { clock } = useStores().platform
  const [written, write] = useUrlValue(name)
  const [text, setText] = useState(() => cut(written))
  const [finished, finish] = useState(text)
  const own = useRef(written)
  const waiting = useRef<{ stop: () => void; write: () => void } | null>(null)
  useEffect(() => () => waiting.current?.stop(), [])
  useEffect(() => {
    // A link or the way back has changed it.
    if (written !== own.current) {
      setText(cut(written))
      finish(cut(written))
    }
    own.current = written
  }, [written])
  const change = (typed: string, composing = false) => {
    setText(typed)
    if (!composing) finish(typed)
    waiting.current?.stop()
    const commit = () => {
      waiting.current = null
      finish(typed)
      own.current = typed === '' ? null : typed
      write(own.current)
    }
    waiting.current = { stop: clock.after(REST, commit), write: commit }
  }
  const flush = () => {
    waiting.current?.stop()
    waiting.current?.write()
  }
  return { text, finished, change, flush }
}
