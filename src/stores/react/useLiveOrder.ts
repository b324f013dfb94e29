import { useEffect } from 'react'
import { isOpen } from '../../domain/wallet/withdrawal'
import { stopAll } from '../../platform/clock'
import { WithdrawalStore } from '../wallet/WithdrawalStore'
import { useFeature, useStores } from './stores'
import { useResource } from './useResource'

/** How often an open withdrawal is read again, ms. */
const EVERY = 15_000

/** A withdrawal, read again while it is open and the page is visible. Use in observers. */
export function useLiveOrder(id: string) {
  const order = useFeature(WithdrawalStore).order(id)
  const resource = useResource(order)
  const { platform } = useStores()
  const found = resource.value?.order
  const moves = Boolean(found && isOpen(found))
  useEffect(() => {
    if (!moves) return
    const read = () => void (platform.visibility.hidden() || order.refresh())
    return stopAll([platform.clock.every(EVERY, read), platform.visibility.onShow(read)])
  }, [moves, order, platform])
  return resource
}
