import { useEffect, useState } from 'react'
import { useStores } from '../../../stores/react/stores'

/** Typing rests this long before it is searched for, ms. */
const REST = 300

/** What is typed, and what to search for. */
export function useFind() {
  const { clock } = useStores().platform
  const [text, setText] = useState('')
  const [find, setFind] = useState('')
  useEffect(() => clock.after(REST, () => setFind(text.trim())), [clock, text])
  return { text, setText, find }
}
