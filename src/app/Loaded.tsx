import { use, useState } from 'react'
import type { Screen } from './screens'

/** A screen in its chunk: at once where it has been brought before, else when it has come. */
export function Loaded({ screen }: { screen: Screen }) {
  // Settled at the first render, or the screen would be mounted anew as soon as it is there.
  const [Ready] = useState(() => screen.get())
  return Ready ? <Ready /> : <Awaited screen={screen} />
}

/** Always asks, also when it is rendered again: a `use` must not depend on what it has waited for. */
function Awaited({ screen }: { screen: Screen }) {
  use(screen.preload())
  const Screen = screen.get()
  return Screen && <Screen />
}
