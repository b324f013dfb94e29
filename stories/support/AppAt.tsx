import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App'

/** The whole app at a path, in the story's world. */
export function AppAt({ path }: { path: string }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>
  )
}

/** Parameters of stories of the whole app. */
export const wholeApp = { bare: true, router: false, frames: true } as const
