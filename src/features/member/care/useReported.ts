import type { Message } from '../../../stores/data/message'
import { useStores } from '../../../stores/react/stores'

/** A write whose failure a toast reports, where no form shows it. */
export function useReported<V>(write: (values: V) => Promise<{ message: Message } | null>) {
  const { toasts } = useStores()
  return async (values: V): Promise<void> => {
    const refusal = await write(values)
    if (refusal) toasts.show('danger', refusal.message)
  }
}
