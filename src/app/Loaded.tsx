import { createElement, use, useState } from 'react'
import type { Screen } from './screens'

interface LoadedProps<P extends object> {
  screen: Screen<P>
  props: P
}

/** A screen in its chunk: at once where it has been loaded before, else when it has come. */
export function Loaded<P extends object>({ screen, props }: LoadedProps<P>) {
  // Settled at the first render, or the screen would be mounted anew as soon as it is there.
  const [Ready] = useState(() => screen.get())
  return Ready ? createElement(Ready, props) : <Awaited screen={screen} props={props} />
}

/** Always asks, also when it is rendered again: a `use` must not depend on what it has waited for. */
function Awaited<P extends object>({ screen, props }: LoadedProps<P>) {
  use(screen.preload())
  const Screen = screen.get()
  return Screen && createElement(Screen, props)
}
