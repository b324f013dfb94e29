import { message } from '../../../stores/data/message'
import { submit } from '../../../stores/data/submit'
import { useFeature, useStores } from '../../../stores/react/stores'
import { SafeboxStore } from '../../../stores/wallet/SafeboxStore'
import { useForm } from '../../../ui/form/useForm'
import { type PinMode, pinRules } from './safeboxRules'

const refusals = { wrongCredentials: 'account', weakPassword: 'password', wrongSafeboxPassword: 'old' } as const
/** The general texts of these codes speak of a login. */
const own = { account: 'safebox.account.wrong', password: 'safebox.pin.weak' } as const

interface Options {
  mode: PinMode
  onDone: () => void
}

/** The form of a new safe-box password. */
export function usePinForm({ mode, onDone }: Options) {
  const store = useFeature(SafeboxStore)
  const { config } = useStores()
  return useForm({
    rules: pinRules(mode, config.config?.lengthLimits.safeboxPassword),
    start: { old: '', account: '', password: '', repeat: '' },
    send: async (values) => {
      const { old, account, password, repeat } = values
      if (password !== repeat) return { at: 'repeat', message: message('safebox.pin.differs') }
      const write = () =>
        mode === 'forgot'
          ? store.reset.send({ accountPassword: account, password })
          : store.password.send({ password, ...(mode === 'change' && { oldPassword: old }) })
      const wrong = await submit(write, refusals, onDone)(values)
      return wrong?.at === 'account' || wrong?.at === 'password' ? { ...wrong, message: message(own[wrong.at]) } : wrong
    },
  })
}
