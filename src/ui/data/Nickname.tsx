import type { ComponentProps } from 'react'

/** A player's name: in its own direction, and never translated. */
export function Nickname(props: ComponentProps<'bdi'>) {
  return <bdi translate="no" {...props} />
}
