const corners = [
  ['0%', '0%', 1, 1],
  ['100%', '0%', -1, 1],
  ['0%', '100%', 1, -1],
  ['100%', '100%', -1, -1],
] as const

/** A double frame with deco corners, in the size of what it frames: a scene is cropped, its frame must not be. */
export function DecoFrame({ foilId }: { readonly foilId: string }) {
  return (
    <g fill="none" stroke={`url(#${foilId})`}>
      {corners.map(([x, y, sx, sy]) => (
        <svg key={x + y} x={x} y={y} overflow="visible">
          <path d="M7 90V14Q7 7 14 7H160" transform={`scale(${sx} ${sy})`} opacity={0.75} />
          <path d="M6 22V6H22M11 20V11H20" transform={`scale(${sx} ${sy})`} strokeWidth={1.5} />
        </svg>
      ))}
    </g>
  )
}
