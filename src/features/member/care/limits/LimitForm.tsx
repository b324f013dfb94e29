import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { typedAmount } from '../../../../domain/amount'
import { COOLING_OFF, LIMIT_PRESETS, waits } from '../../../../domain/care/limits'
import { cents, formatCents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import { formatWhen } from '../../../../i18n/dates'
import { submit } from '../../../../stores/data/submit'
import { CareStore, type DepositLimit } from '../../../../stores/member/CareStore'
import { useFeature, useStores } from '../../../../stores/react/stores'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/actions/Button'
import { AmountField } from '../../../../ui/fields/AmountField'
import { Form } from '../../../../ui/form/Form'
import { useField } from '../../../../ui/form/useField'
import { useForm } from '../../../../ui/form/useForm'
import { AmountChips } from '../../../../ui/money/AmountChips'
import { limitRules } from './limitRules'

const refusals = { belowMinimum: 'amount', aboveMaximum: 'amount' } as const

/** Sets, changes or removes a deposit limit. */
export const LimitForm = observer(function LimitForm({ limit, onDone }: { limit: DepositLimit; onDone: () => void }) {
  const store = useFeature(CareStore)
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  const { period, amount: present, used, resetTime } = limit
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
  const wanted = typedAmount(amount.value, i18n.language)
  const higher = wanted !== null && waits(present, wanted)
  const money = (value: number) => formatCents(cents(value), i18n.language)
  const when = formatWhen(platform.clock.now() + COOLING_OFF, i18n.language)
  const effect = higher
    ? t('care.limit.waits', { present: money(present ?? 0), when, amount: money(wanted) })
    : wanted !== null && wanted < used && resetTime !== undefined
      ? t('care.limit.reached', { used: money(used), when: formatWhen(resetTime, i18n.language) })
      : t('care.limits.text')
  const remove = submit(() => store.setLimit({ period, amount: null }), refusals, onDone)
  return (
    <>
      <Form
        form={form}
        action={higher ? t('care.limit.ask', { amount: money(wanted) }) : t('care.limit.save')}
        busy={store.isBusy()}
        busyLabel={t('care.saving')}
      >
        <AmountField {...amount} label={t('care.limit.amount')} hint={effect} />
        <AmountChips
          label={t('care.limit.presets')}
          value={wanted}
          options={LIMIT_PRESETS[period].map((preset) => ({ cents: preset, text: money(preset) }))}
          onSelect={(preset) => amount.onChange(money(preset))}
        />
      </Form>
      {present !== null && (
        <>
          <Button
            variant="ghost"
            wide
            busy={store.isBusy()}
            onClick={() => void remove({}).then((error) => form.report(error))}
          >
            {t('care.limit.remove')}
          </Button>
          <Later>{t('care.limit.removeText', { present: money(present), when })}</Later>
        </>
      )}
    </>
  )
})

const Later = styled.p`
  ${theme.type.labelSm};
  margin: 0;
  text-align: center;
  color: ${theme.color.text.secondary};
`
