import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature } from '../../stores/core/react'
import { theme } from '../../theme/theme'

/** What signing in means for someone new, by the chosen method. */
export const LoginTerms = observer(function LoginTerms() {
  const { draft } = useFeature(AuthStore)
  const { t } = useTranslation()
  return <Root>{draft.method === 'phone' ? t('auth.newByPhone') : t('auth.newByAccount')}</Root>
})

const Root = styled.p`
  ${theme.type.bodyMd};
  margin: 0;
  color: ${theme.color.text.secondary};
  text-align: center;
  text-wrap: balance;
`
