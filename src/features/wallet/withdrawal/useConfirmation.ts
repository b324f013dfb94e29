import * as v from 'valibot'
import type { LengthLimits } from '../../../contract/config'
import { submit } from '../../../stores/data/submit'
import { useFeature } from '../../../stores/react/stores'
import { SafeboxStore } from '../../../stores/wallet/SafeboxStore'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'
import { limited } from '../../../ui/form/rules'
import { useForm } from '../../../ui/form/useForm'
import { withRemainingAttempts } from '../safebox/withRemainingAttempts'

interface Confirmed {
  method: string
  bankId: string
  amount: number
}

const refusals = { wrongSafeboxPassword: 'password', safeboxLocked: 'password' } as const

/** The form of the confirmation; without a limit no password is asked. */
export function useConfirmation(request: Confirmed, limit: LengthLimits['safeboxPassword'] | undefined) {
  const store = useFeature(WithdrawalStore)
  const safebox = useFeature(SafeboxStore)
  const password = limit ? limited(limit, 'withdraw.password.missing', 'withdraw.password.length') : v.string()
  return useForm({
    rules: v.object({ password }),
    start: { password: '' },
    send: async (values) => {
      const write = async ({ password: safeboxPassword }: typeof values) => {
        const state = await store.order.send({ ...request, ...(limit && { safeboxPassword }) })
        // The figures that led here no longer hold.
        if (state?.name === 'refused') void store.info.refresh()
        return state
      }
      return withRemainingAttempts(await submit(write, refusals)(values), safebox.triesLeft)
    },
  })
}
