import { useTranslation } from '../../i18n'
import { Button } from '../../ui/actions/Button'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ErrorState } from '../../ui/feedback/ErrorState'

/** Internal Server Error with a retry (spec §2, §8). */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      art={<LazyStone symbol="barrier" start="robot" end="wrench" />}
      title={t('error.500.title')}
      text={t('error.500.text')}
      action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
      secondAction={
        <ButtonLink to="/" variant="secondary">
          {t('action.home')}
        </ButtonLink>
      }
    />
  )
}
