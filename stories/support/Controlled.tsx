import { type ReactNode, useState } from 'react'

interface ControlledProps<T> {
  initial: T
  children: (value: T, set: (value: T) => void) => ReactNode
}

/** Holds a value for a piece that leaves that to its owner. */
export function Controlled<T>({ initial, children }: ControlledProps<T>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
