import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App'

/** The whole product at an address, as a visitor of the story's world sees it. */
export function AppAt({ path }: { path: string }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>
  )
}

/** What a story of the whole product needs besides its world. */
export const wholeApp = { bare: true, router: false, frames: true } as const
