import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { Licences } from '../../ui/actions/Licences'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { AccountForm } from './AccountForm'
import { DemoAccounts } from './DemoAccounts'
import { LoginFormSkeleton } from './LoginFormSkeleton'
import { LoginTerms } from './LoginTerms'
import { PhoneForm } from './PhoneForm'

/** Login by phone or by account; `onDone` is called once a session has begun. */
export const LoginForm = observer(function LoginForm({ onDone }: { onDone: () => void }) {
  const { draft } = useFeature(AuthStore)
  const { t } = useTranslation()
  const { boot } = useStores()
  const [filled, setFilled] = useState(0)
  // The configuration decides on the fields; after a failed start those by default have to do.
  if (boot.covered) return <LoginFormSkeleton />
  return (
    <Root>
      <SegmentedControl
        label={t('auth.method')}
        options={[
          { value: 'phone', label: t('auth.phone') },
          { value: 'account', label: t('auth.account') },
        ]}
        value={draft.method}
        onChange={(method) => draft.choose({ method })}
      />
      {/* A form reads what stands in its fields once: filled by a tap it begins anew. */}
      {draft.method === 'phone' ? <PhoneForm onDone={onDone} /> : <AccountForm key={filled} onDone={onDone} />}
      <LoginTerms />
      <DemoAccounts
        onPick={(account, password) => {
          draft.choose({ method: 'account' })
          draft.keep({ account: { ...draft.account(), account, password } })
          setFilled(filled + 1)
        }}
      />
      <Licences label={t('shell.licences')} />
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
