import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App'

/** The whole app at a path, in the story's world; Back leads to `before`. */
export function AppAt({ path, before }: { path: string; before?: string }) {
  return (
    <MemoryRouter initialEntries={[...(before === undefined ? [] : [before]), path]}>
      <App />
    </MemoryRouter>
  )
}

/** Parameters of stories of the whole app. */
export const wholeApp = { bare: true, router: false, frames: true } as const
