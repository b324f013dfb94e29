import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { AuthStore } from '../../../stores/auth/AuthStore'
import type { AccountValues } from '../../../stores/auth/LoginDraft'
import type { MutationState } from '../../../stores/data/Mutation'
import { submit } from '../../../stores/data/submit'
import { useFeature } from '../../../stores/react/stores'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { TextField } from '../../../ui/fields/TextField'
import { Form } from '../../../ui/form/Form'
import { useField } from '../../../ui/form/useField'
import { useForm } from '../../../ui/form/useForm'
import { withoutSpaces } from '../../../ui/form/withoutSpaces'
import { accountRules, type CredentialKind } from './loginRules'
import { NewPlayerFields } from './NewPlayerFields'
import { SecretField } from './SecretField'

const refusals = {
  wrongCredentials: 'password',
  unknownAccount: 'account',
  accountTaken: 'account',
  weakPassword: 'password',
  unknownInviter: 'invite',
} as const

interface AccountFormProps {
  name: CredentialKind
  /** Undefined = not asked. */
  password: CredentialKind | undefined
  send: (values: AccountValues) => Promise<MutationState<unknown> | null>
  onDone: () => void
  action: string
  busyLabel: string
  busy: boolean
  /** Shows the fields for new players. */
  isRegistration?: boolean
  /** Beside the "remember me" of a login. */
  aside?: ReactNode
}

/** A form with an account name and a password. */
export const AccountForm = observer(function AccountForm(props: AccountFormProps) {
  const { name, password: age, send, onDone, action, busyLabel, busy, isRegistration = false, aside } = props
  const auth = useFeature(AuthStore)
  const { limits, draft } = auth
  const { t, i18n } = useTranslation()
  const form = useForm<AccountValues>({
    rules: accountRules(limits, name, { password: age, isRegistration }),
    start: name === 'known' ? draft.account() : draft.account(null),
    onType: (typed) => draft.keep(typed),
    send: submit(send, refusals, onDone),
  })
  const account = useField(form, 'account', withoutSpaces)
  const password = useField(form, 'password')
  const remember = useField(form, 'remember')
  const invite = useField(form, 'invite', withoutSpaces)
  const accepted = useField(form, 'accepted')
  const lastLogin = name === 'known' ? auth.lastLogin(account.value) : null
  const missingHint = accepted.value ? '' : t('auth.terms.missing')
  return (
    <Form {...{ form, action, busy, busyLabel }} missingHint={isRegistration ? missingHint : undefined}>
      <TextField
        {...account}
        label={t('auth.accountName')}
        hint={lastLogin !== null && t('auth.lastLogin', { when: formatWhen(lastLogin, i18n.language) })}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {age && <SecretField {...password} age={age} />}
      {isRegistration && <NewPlayerFields invite={invite} accepted={accepted} />}
      {name === 'known' && (
        <Row>
          <Checkbox checked={remember.value} onChange={remember.onChange}>
            {t('auth.remember')}
          </Checkbox>
          {aside}
        </Row>
      )}
    </Form>
  )
})

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`
