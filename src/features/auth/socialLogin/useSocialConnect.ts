import { useEffect } from 'react'
import type { Provider } from '../../../stores/auth/providers'
import { SocialStore } from '../../../stores/auth/SocialStore'
import { useFeature } from '../../../stores/react/stores'

/**
 * Login through a provider, or a link to one for a player; also takes up the answer of a provider that has replaced
 * the page. `from` is where a visitor is going. For observers.
 */
export function useSocialConnect(from: string | null, onDone: () => void) {
  const social = useFeature(SocialStore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => void social.resume().then((done) => done && onDone()), [social])
  const connect = async (provider: Provider) => {
    if (await social.connect(provider, from)) onDone()
  }
  return { social, connect }
}
