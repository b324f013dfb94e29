import { type ReactNode, useState } from 'react'

interface ControlledProps<T> {
  initial: T
  children: (value: T, set: (value: T) => void) => ReactNode
}

/** Holds the value of a controlled component. */
export function Controlled<T>({ initial, children }: ControlledProps<T>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
