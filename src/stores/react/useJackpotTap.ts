import { useStores } from './stores'

/** A tap on the lucky jackpot's activity, for observers; null once it has ended. Until the activities have loaded it opens the cabinet. */
export function useJackpotTap(goTo: (path: string) => unknown): (() => void) | null {
  const stores = useStores()
  const { activities, modals } = stores
  const { jackpot, known } = activities
  if (jackpot)
    return () => void import('../activity/activityTap').then(({ tapActivity }) => tapActivity(stores, jackpot, goTo))
  return known ? null : () => modals.open('jackpot')
}
