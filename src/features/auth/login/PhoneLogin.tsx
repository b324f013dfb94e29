import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { AuthStore } from '../../../stores/auth/AuthStore'
import type { PhoneValues } from '../../../stores/auth/LoginDraft'
import { isRefusedAs } from '../../../stores/data/isRefusedAs'
import { useFeature } from '../../../stores/react/stores'
import { PhoneForm, type PhoneFormProps } from '../credentials/PhoneForm'

/**
 * Login by phone. A number that may be new is asked for age and terms; without codes, one that has a password is asked
 * for that once it is known.
 */
export const PhoneLogin = observer(function PhoneLogin(
  props: Pick<PhoneFormProps, 'action' | 'busy' | 'busyLabel' | 'onDone'>,
) {
  const auth = useFeature(AuthStore)
  const { needsCode, codes } = auth
  const [hasPassword, setHasPassword] = useState(false)
  const asksPassword = hasPassword && !needsCode
  const send = async (values: PhoneValues) => {
    const state = await auth.signInByPhone(values)
    const isAsked = isRefusedAs(state, 'wrongCredentials')
    if (needsCode || asksPassword || !isAsked) return state
    setHasPassword(true)
    return null
  }
  return (
    <PhoneForm
      {...props}
      purpose="loginAndRegister"
      needsCode={needsCode}
      password={asksPassword ? 'known' : undefined}
      isRegistration={needsCode && codes.sentTo?.isNew === true}
      mayOpen={(mobile) => !asksPassword && auth.mayOpen(mobile)}
      send={send}
    />
  )
})
