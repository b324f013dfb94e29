import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { useStores } from '../../../stores/core/react'
import { Button } from '../../../ui/actions/Button'
import { lazyScreen } from '../../../ui/lazyScreen'
import type { OddsSheet } from './OddsSheet'
import { useInvite } from './useInvite'

const LateSheet = lazyScreen<ComponentProps<typeof OddsSheet>>(() => import('./OddsSheet').then((m) => m.OddsSheet))

/** Opens the odds and rules. */
export const OddsButton = observer(function OddsButton() {
  const { t } = useInvite()
  const { modals } = useStores()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => (isOpen ? modals.push(() => setOpen(false)) : undefined), [isOpen, modals])
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
