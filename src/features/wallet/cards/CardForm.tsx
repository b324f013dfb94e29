import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { BankCard } from '../../../contract/member'
import { maskedNumber } from '../../../domain/wallet/cardName'
import { differsAt } from '../../../domain/wallet/cards'
import { useTranslation } from '../../../i18n'
import { message } from '../../../stores/data/message'
import { submit } from '../../../stores/data/submit'
import { useFeature, useStores } from '../../../stores/react/stores'
import { CardStore, type Cards } from '../../../stores/wallet/CardStore'
import { Icon } from '../../../ui/art/icons/Icon'
import { lock } from '../../../ui/art/icons/icons'
import { Note } from '../../../ui/feedback/Note'
import { Select } from '../../../ui/fields/Select'
import { Switch } from '../../../ui/fields/Switch'
import { TextField } from '../../../ui/fields/TextField'
import { Form } from '../../../ui/form/Form'
import { useField } from '../../../ui/form/useField'
import { type FormError, useForm } from '../../../ui/form/useForm'
import { AccountField } from './AccountField'
import { cardRules } from './cardRules'

const refusals = { badRequest: 'accountNo', cardTaken: 'accountNo', holderDiffers: 'holder' } as const

interface CardFormProps {
  cards: Cards
  /** Absent for a new card. */
  card: BankCard | undefined
  onDirty: (dirty: boolean) => void
  onSaved: () => void
  /** Of the form, whose button is then elsewhere. */
  id?: string
}

interface Typed {
  bankName: string
  holder: string
  accountNo: string
  again: string
  isDefault: boolean
}

/** What a number typed twice got wrong. */
const differs = ({ accountNo, again }: Typed): FormError<'again'> | null =>
  accountNo === again
    ? null
    : { at: 'again', message: message('cards.again.differs', { place: differsAt(accountNo, again) }) }

/** Adds or changes a bank card; the old number is never filled in. */
export const CardForm = observer(function CardForm({ cards, card, onDirty, onSaved, id }: CardFormProps) {
  const store = useFeature(CardStore)
  const { toasts } = useStores()
  const { t } = useTranslation()
  const isFirst = cards.appUserBankList.length === 0
  const isDefault = isFirst || card?.isDefault === true
  const save = submit(
    ({ again: _, ...values }: Typed) => store.save({ bankId: card?.bankId, ...values }),
    refusals,
    () => {
      toasts.show('success', message('cards.saved'))
      onSaved()
    },
  )
  const form = useForm({
    rules: cardRules(store.limit, card !== undefined),
    start: {
      bankName: card?.bankName ?? cards.banks[0] ?? '',
      holder: cards.holder,
      accountNo: '',
      again: '',
      isDefault,
    },
    send: async (values) => differs(values) ?? save(values),
  })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const bank = useField(form, 'bankName')
  const holder = useField(form, 'holder')
  const number = useField(form, 'accountNo')
  const again = useField(form, 'again')
  const chosen = useField(form, 'isDefault')
  /** A finished number is checked at once. */
  const checked = (field: typeof number | typeof again) => ({
    ...field,
    limit: store.limit,
    onBlur: () => {
      field.onBlur()
      if (field.value) void form.trigger(field.name)
    },
  })
  const banks = [...new Set([...(card ? [card.bankName] : []), ...cards.banks])]
  return (
    <Form form={form} id={id} action={t('cards.save')} busy={store.isBusy()} busyLabel={t('cards.saving')}>
      <Select {...bank} label={t('cards.bank')} options={banks.map((value) => ({ value, label: value }))} />
      <TextField
        {...holder}
        label={t('cards.holder')}
        autoComplete="name"
        dir="auto"
        hint={cards.holder ? t('cards.holder.locked') : t('cards.holder.hint')}
        readOnly={cards.holder !== ''}
        start={cards.holder && <Icon of={lock} size={20} />}
      />
      <AccountField
        {...checked(number)}
        label={card ? t('cards.number.new') : t('cards.number')}
        hint={card && t('cards.number.keep', { number: maskedNumber(card.accountMasked) })}
      />
      <AccountField {...checked(again)} label={t('cards.again')} />
      <Switch
        label={t('cards.setDefault')}
        hint={isDefault ? t('cards.isDefault') : t('cards.setDefault.text')}
        checked={chosen.value}
        disabled={isDefault}
        onChange={chosen.onChange}
      />
      {card && <Note tone="info">{t('cards.open', { number: maskedNumber(card.accountMasked) })}</Note>}
    </Form>
  )
})
