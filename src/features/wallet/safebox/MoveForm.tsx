import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { typedAmount } from '../../../domain/amount'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { submit } from '../../../stores/data/submit'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useReconcile } from '../../../stores/react/useReconcile'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { SafeboxStore } from '../../../stores/wallet/SafeboxStore'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Note } from '../../../ui/feedback/Note'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { AmountField } from '../../../ui/fields/AmountField'
import { CodeField } from '../../../ui/fields/CodeField'
import { Form } from '../../../ui/form/Form'
import { useField } from '../../../ui/form/useField'
import { useForm } from '../../../ui/form/useForm'
import { moveRules } from './safeboxRules'
import { withRemainingAttempts } from './withRemainingAttempts'

const refusals = { notEnoughCoin: 'amount', wrongSafeboxPassword: 'password', safeboxLocked: 'password' } as const

/** Puts money into the safe-box or takes it out, which the password confirms once one is set. */
export const MoveForm = observer(function MoveForm({ way, info }: { way: 'in' | 'out'; info: UserInfo }) {
  const store = useFeature(SafeboxStore)
  const { state } = store.move
  const outcome = useWriteOutcome(state)
  useReconcile(store.move)
  const { config, toasts } = useStores()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const most = cents(Math.max(0, way === 'in' ? info.coin : info.safebox))
  const needsPassword = way === 'out' && info.hasSafeboxPassword
  const limit = config.config?.lengthLimits.safeboxPassword
  const all = formatCents(most, language)
  const form = useForm({
    rules: moveRules({ locale: language, most, needsPassword, limit }),
    start: { amount: '', password: '' },
    send: async (values) => {
      const amount = typedAmount(values.amount, language) ?? cents(0)
      const write = () =>
        store.move.send({
          amount: way === 'in' ? amount : -amount,
          ...(needsPassword && { password: values.password }),
        })
      const wrong = await submit(write, refusals, () => {
        const moved = { keys: [`safebox.moved.${way}`] as const, values: { amount: formatCents(amount, language) } }
        toasts.show('success', moved)
        form.reset()
      })(values)
      return withRemainingAttempts(wrong, store.triesLeft)
    },
  })
  const amount = useField(form, 'amount')
  const password = useField(form, 'password')
  const { isSubmitting, submitCount } = form.formState
  // Once this form is sent, it shows what is wrong with it.
  const isUnsent = !isSubmitting && submitCount === 0
  if (most === 0) return <Note tone="info">{t(`safebox.empty.${way}`)}</Note>
  return (
    <Form form={form} action={t(`safebox.go.${way}`)} busy={store.move.isBusy()} busyLabel={t('shell.loading')}>
      <AmountField
        {...amount}
        label={t('safebox.amount')}
        hint={t('safebox.most', { amount: all })}
        end={
          <Button size="sm" variant="ghost" onClick={() => amount.onChange(all)}>
            {t('safebox.all')}
          </Button>
        }
      />
      {needsPassword && <CodeField {...password} label={t('safebox.pin')} length={limit?.max ?? 6} concealed />}
      {needsPassword && (
        <ButtonLink variant="ghost" to="/wallets/safe-box?view=pin">
          {t('safebox.forgot')}
        </ButtonLink>
      )}
      {isUnsent && <OutcomeNote outcome={outcome} />}
      <Note tone="info">{t('safebox.rest')}</Note>
    </Form>
  )
})
