import { browserCredentials, type SavedLogin } from '../../platform/device/credentials'
import type { RootStore } from '../root/RootStore'
import type { LoginDraft } from './LoginDraft'

// A login that a player chose to save: its name is kept by the session, its password by the browser (SESS-03).

type Stores = Pick<RootStore, 'platform' | 'session'>

const credentials = ({ platform }: Stores) => platform.credentials ?? browserCredentials

export const keepLogin = (stores: Stores, login: SavedLogin): Promise<void> => credentials(stores).store(login)

/** Fills an untouched form with the login that the browser gives. */
export const recallLogin = async (stores: Stores, draft: LoginDraft): Promise<void> => {
  const { session } = stores
  if (session.savedAccount === null || draft.typed.password) return
  const found = await credentials(stores).get()
  if (found && !session.signedIn && !draft.typed.password) draft.fill({ ...found, remember: true })
}
