import type { Platform } from '../../src/platform'
import type { Provider, SocialAnswer } from '../../src/platform/device/social'
import { browserStorage } from '../../src/platform/storage/storage'
import { askConsent } from './consent'

const { session } = browserStorage()

/** Session storage key: the answer with which a simulated provider leads back. */
const RETURNED = 'demo-social'

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Simulated social providers. In an installed app they replace the page, as real ones do. */
export const socialOfDemo: Platform['social'] = {
  available: () => ['google', 'facebook', 'line'],
  signIn: async (provider, returnTo) => {
    const answer = await askConsent(provider)
    if (!isInstalled()) return answer
    session.set(RETURNED, JSON.stringify({ provider, answer }))
    location.assign(returnTo)
    return new Promise(() => undefined)
  },
  returned: () => {
    const kept = session.get(RETURNED)
    session.remove(RETURNED)
    // Written above.
    return kept === null ? null : (JSON.parse(kept) as { provider: Provider; answer: SocialAnswer })
  },
  signOut: () => undefined,
}
