import type { CSSProperties, ReactNode, Ref } from 'react'

interface ListItemProps {
  children: ReactNode
  style: CSSProperties
  ref?: Ref<HTMLDivElement>
}

/** A row of a long list. */
export function ListItem({ children, style, ref }: ListItemProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list measures divs
    <div role="listitem" style={style} ref={ref}>
      {children}
    </div>
  )
}
