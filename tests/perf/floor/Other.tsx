import { Page } from './Page'

/** The page that is loaded when it is first visited. */
export function Component() {
  return <Page to="/" />
}
