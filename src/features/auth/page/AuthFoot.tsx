import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { ServiceStore } from '../../../stores/service/ServiceStore'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { FootLinks } from '../../../ui/actions/FootLinks'
import type { AuthForm } from './forms'

interface AuthFootProps {
  /** The form to lead to; null where it is closed. */
  other: 'login' | 'register' | null
  onGo: (form: AuthForm) => void
}

/** Link to the other form, age and terms. */
export const AuthFoot = observer(function AuthFoot({ other, onGo }: AuthFootProps) {
  const { modals } = useStores()
  const { draft } = useFeature(AuthStore)
  const { value } = useResource(useFeature(ServiceStore).services)
  const { t } = useTranslation()
  const go = (form: AuthForm) => {
    // A code is for the form that requested it, as is the confirmation of age and terms.
    draft.keep({ code: '', accepted: false })
    onGo(form)
  }
  return (
    <Root>
      {other && (
        <Button variant="ghost" wide onClick={() => go(other)}>
          {t(`auth.to.${other}`)}
        </Button>
      )}
      <FootLinks operator={value?.operator ?? null} onLegal={() => modals.open('legal')} />
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
