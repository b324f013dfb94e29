import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/actions/Button'
import { useBlocked } from './useBlocked'

/** Leads on with the chosen way to pay; below it, why it cannot. */
export const MethodFoot = observer(function MethodFoot({ way, onNext }: { way: string; onNext: () => void }) {
  const { t } = useTranslation()
  return (
    <Button size="lg" wide disabledReason={useBlocked()} onClick={onNext}>
      {t('deposit.continue', { way })}
    </Button>
  )
})
