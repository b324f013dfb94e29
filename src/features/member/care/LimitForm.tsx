import { observer } from 'mobx-react-lite'
import { typedAmount } from '../../../domain/amount'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/core/react'
import { submit } from '../../../stores/core/submit'
import { CareStore, type DepositLimit } from '../../../stores/member/CareStore'
import { Button } from '../../../ui/actions/Button'
import { AmountField } from '../../../ui/fields/AmountField'
import { Form } from '../../../ui/form/Form'
import { useField } from '../../../ui/form/useField'
import { useForm } from '../../../ui/form/useForm'
import { limitRules } from './limitRules'

const refusals = { 3002: 'amount', 3003: 'amount' } as const

/** Sets, changes or removes a deposit limit. */
export const LimitForm = observer(function LimitForm({ limit, onDone }: { limit: DepositLimit; onDone: () => void }) {
  const store = useFeature(CareStore)
  const { t, i18n } = useTranslation()
  const { period, amount: present } = limit
  const form = useForm({
    rules: limitRules(i18n.language),
    start: { amount: present === null ? '' : formatCents(cents(present), i18n.language) },
    send: submit(
      ({ amount }) => store.setLimit({ period, amount: typedAmount(amount, i18n.language) }),
      refusals,
      onDone,
    ),
  })
  const amount = useField(form, 'amount')
  const remove = submit(() => store.setLimit({ period, amount: null }), refusals, onDone)
  return (
    <>
      <Form form={form} action={t('care.limit.save')} busy={store.isBusy()} busyLabel={t('care.saving')}>
        <AmountField {...amount} label={t('care.limit.amount')} hint={t('care.limits.text')} />
      </Form>
      {present !== null && (
        <Button
          variant="ghost"
          wide
          busy={store.isBusy()}
          onClick={() => void remove({}).then((error) => form.report(error))}
        >
          {t('care.limit.remove')}
        </Button>
      )}
    </>
  )
})
