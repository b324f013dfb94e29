import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { ErrorState } from '../../ui/feedback/ErrorState'

/** The app has not started: rendered by the build into the page, whose own script shows it and does what its button says. */
export function StartFailed() {
  const { t } = useTranslation()
  return (
    <Root>
      <Brand translate="no">{t('brand')}</Brand>
      <ErrorState
        title={t('boot.failed.title')}
        text={t('boot.failed.text')}
        action={<Button>{t('action.retry')}</Button>}
      />
    </Root>
  )
}

const Root = styled.main`
  min-block-size: 100dvh;
  display: grid;
  align-content: center;
`

const Brand = styled.p`
  ${theme.type.titleLg};
  text-align: center;
`
