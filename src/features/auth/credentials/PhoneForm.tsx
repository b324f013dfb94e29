import { observer } from 'mobx-react-lite'
import { is } from 'valibot'
import type { SmsPurpose } from '../../../contract/core/enums'
import type { RefusalName } from '../../../contract/core/refusals'
import { plainDigits } from '../../../domain/digits'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import type { PhoneValues } from '../../../stores/auth/LoginDraft'
import type { MutationState } from '../../../stores/data/Mutation'
import { type RefusalAt, submit } from '../../../stores/data/submit'
import { useFeature } from '../../../stores/react/stores'
import { Form } from '../../../ui/form/Form'
import { useField } from '../../../ui/form/useField'
import { useForm } from '../../../ui/form/useForm'
import { withoutSpaces } from '../../../ui/form/withoutSpaces'
import { type CredentialKind, phoneRules } from './loginRules'
import { MobileField } from './MobileField'
import { NewPlayerFields } from './NewPlayerFields'
import { SecretField } from './SecretField'
import { SmsCodeField } from './SmsCodeField'

const ofTheNumber = { unknownAccount: 'mobile', phoneTaken: 'mobile' } as const
/** What these mean for a number that is being linked, or whose password is forgotten. */
const ofItsPurpose: Partial<Record<SmsPurpose, Refusals>> = {
  bind: { phoneTaken: ['mobile', 'auth.bind.taken'] },
  forget: { unknownAccount: ['mobile', 'auth.forgot.unknown'] },
}
const ofTheCode = { wrongCode: 'code', codeExpired: 'code', codeTooSoon: 'code', codeNeeded: 'code' } as const
const ofThePassword = {
  wrongCredentials: ['password', 'auth.password.wrongOfNumber'],
  weakPassword: 'password',
} as const
const ofTheInvite = { unknownInviter: 'invite' } as const

type Refusals = Readonly<Partial<Record<RefusalName, RefusalAt<keyof PhoneValues>>>>

const UNCONFIRMED = { at: 'accepted', message: { keys: ['auth.terms.missing'] } } as const

export interface PhoneFormProps {
  purpose: SmsPurpose
  send: (values: PhoneValues) => Promise<MutationState<unknown> | null>
  onDone: () => void
  action: string
  busyLabel: string
  busy: boolean
  needsCode: boolean
  password?: CredentialKind | undefined
  /** Shows the fields for new players. */
  isRegistration?: boolean
  /** Whether the number may open an account; then it shows them, too. */
  mayOpen?: ((mobile: string) => boolean) | undefined
}

/** A form with a phone number and, where needed, the code sent to it. */
export const PhoneForm = observer(function PhoneForm(props: PhoneFormProps) {
  const {
    purpose,
    send,
    onDone,
    action,
    busyLabel,
    busy,
    needsCode,
    password: age,
    isRegistration = false,
    mayOpen,
  } = props
  const auth = useFeature(AuthStore)
  const { draft } = auth
  const { t } = useTranslation()
  // A refusal about a field that is not there is the form's.
  const refusals: Refusals = {
    ...ofTheNumber,
    ...ofItsPurpose[purpose],
    ...(needsCode && ofTheCode),
    ...(age && ofThePassword),
    ...((isRegistration || mayOpen) && ofTheInvite),
  }
  const sendIt = submit(send, refusals, onDone)
  const rules = phoneRules(auth.limits, draft, needsCode, { password: age, isRegistration })
  const isConfirmed = ({ accepted, mobile }: PhoneValues) => accepted || !mayOpen?.(mobile)
  const form = useForm<PhoneValues>({
    rules,
    start: draft.phone(),
    onType: ({ mobile, code, invite, accepted }) => draft.keep({ mobile, code, invite, accepted }),
    send: async (values) => (isConfirmed(values) ? sendIt(values) : UNCONFIRMED),
  })
  const mobile = useField(form, 'mobile', plainDigits)
  const code = useField(form, 'code', plainDigits)
  const password = useField(form, 'password')
  const invite = useField(form, 'invite', withoutSpaces)
  const accepted = useField(form, 'accepted')
  const askForCode = submit((number: string) => auth.sendCode(number, purpose), refusals)
  const sendCode = async () => {
    form.clearErrors()
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return
    const problem = await askForCode(form.getValues('mobile'))
    form.report(problem)
    if (!problem) form.setFocus('code')
  }
  /** The last digit of a code that was sent for this is the tap on the button, where nothing else is missing. */
  const sendComplete = () => {
    const values = form.getValues()
    const isSent = auth.codes.to(draft.number(values.mobile))?.purpose === purpose
    if (isSent && isConfirmed(values) && is(rules, values)) void form.submit()
  }
  // After the first try, for a whole number that may be new.
  const asks =
    isRegistration || (form.formState.isSubmitted && is(rules.entries.mobile, mobile.value) && mayOpen?.(mobile.value))
  const missingHint = accepted.value ? '' : t('auth.terms.missing')
  return (
    <Form {...{ form, action, busy, busyLabel }} missingHint={asks ? missingHint : mayOpen && ''}>
      <MobileField {...mobile} onCountryChange={() => form.clearErrors('root')} />
      {needsCode && (
        <SmsCodeField
          {...code}
          purpose={purpose}
          number={draft.number(mobile.value)}
          onSend={() => void sendCode()}
          onComplete={sendComplete}
        />
      )}
      {age === 'known' && <SecretField {...password} age={age} hint={t('auth.password.ofNumber')} />}
      {age === 'new' && <SecretField {...password} age={age} label={t('auth.password.new')} />}
      {asks && <NewPlayerFields invite={invite} accepted={accepted} />}
    </Form>
  )
})
