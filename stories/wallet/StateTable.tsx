import type { State } from './states'

/** States with links to their stories. */
export function StateTable({ states }: { states: readonly State[] }) {
  return (
    <ol>
      {states.map(([what, story]) => (
        <li key={story}>
          <a href={`./?path=/story/wallet-${story}`}>{what}</a>
        </li>
      ))}
    </ol>
  )
}
