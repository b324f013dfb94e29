import { useTranslation } from '../../i18n'
import { IconButton } from '../actions/IconButton'
import { arrowLeft } from '../art/icons/icons'
import { useGoBack } from './useGoBack'

/** Leads back, unless `onBack` does something else first. */
export function BackButton({ onBack }: { onBack?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const back = useGoBack()
  return <IconButton of={arrowLeft} label={t('action.back')} mirrored onClick={onBack ?? back} />
}
