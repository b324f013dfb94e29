import { useTranslation } from '../../i18n'
import { IconButton } from '../actions/IconButton'
import { arrowLeft } from '../art/icons/icons'
import { useGoBack } from './useGoBack'

interface BackButtonProps {
  onBack?: (() => void) | undefined
  /** Where it leads when nothing of the product came before; the lobby by default. */
  above?: string | undefined
}

/** Leads back, unless `onBack` does something else first. */
export function BackButton({ onBack, above }: BackButtonProps) {
  const { t } = useTranslation()
  const back = useGoBack(above)
  return <IconButton of={arrowLeft} label={t('action.back')} mirrored onClick={onBack ?? back} />
}
