import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useState } from 'react'
import { Button } from '../../../../ui/actions/Button'
import { lazyScreen } from '../../../../ui/lazyScreen'
import { useInvite } from '../useInvite'
import type { OddsSheet } from './OddsSheet'

const LateSheet = lazyScreen<ComponentProps<typeof OddsSheet>>(() => import('./OddsSheet').then((m) => m.OddsSheet))

/** Opens the odds and rules. */
export const OddsButton = observer(function OddsButton() {
  const { t } = useInvite()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('invite.odds')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LateSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
})
