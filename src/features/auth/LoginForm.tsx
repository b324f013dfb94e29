import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useMessage, useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { Licences } from '../../ui/actions/Licences'
import { Note } from '../../ui/feedback/Note'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { AccountFields } from './AccountFields'
import { DemoAccounts } from './DemoAccounts'
import { PhoneFields } from './PhoneFields'

/** Signs a player in by phone or by account; `onDone` is called when a session has begun. */
export const LoginForm = observer(function LoginForm({ onDone }: { onDone: () => void }) {
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const say = useMessage()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await auth.signIn()) onDone()
  }
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <SegmentedControl
        label={t('auth.method')}
        options={[
          { value: 'phone', label: t('auth.phone') },
          { value: 'account', label: t('auth.account') },
        ]}
        value={auth.method}
        onChange={(method) => auth.choose(method)}
      />
      {auth.method === 'phone' ? <PhoneFields /> : <AccountFields />}
      {auth.errors.form && (
        <Note tone="danger" live>
          {say(auth.errors.form)}
        </Note>
      )}
      <Button type="submit" size="lg" wide busy={auth.busy === 'signIn'} busyLabel={t('auth.signingIn')}>
        {t('action.signIn')}
      </Button>
      <Terms>{auth.method === 'phone' ? t('auth.newByPhone') : t('auth.newByAccount')}</Terms>
      <DemoAccounts />
      <Licences label={t('shell.licences')} />
    </Form>
  )
})

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`

const Terms = styled.p`
  ${theme.type.bodyMd};
  margin: 0;
  color: ${theme.color.text.secondary};
  text-align: center;
  text-wrap: balance;
`
