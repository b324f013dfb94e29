import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../i18n'
import type { DepositLimit } from '../../../../stores/member/CareStore'
import { surface } from '../../../../theme/mixins'
import { theme } from '../../../../theme/theme'
import { lazyScreen } from '../../../../ui/lazyScreen'
import { LimitRow } from './LimitRow'

// Lazy: after a tap.
const LimitSheet = lazyScreen(() => import('./LimitSheet').then((m) => m.LimitSheet), 'amount')

/** Deposit limits of a day, a week and a month. */
export const DepositLimits = observer(function DepositLimits({ limits }: { limits: readonly DepositLimit[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<DepositLimit | null>(null)
  return (
    <>
      <Root>
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} onEdit={() => setOpen(limit)} />
        ))}
        <p>{t('care.limits.text')}</p>
      </Root>
      {open && (
        <Suspense fallback={null}>
          <LimitSheet limit={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
})

const Root = styled.div`
  ${surface};
  > * {
    padding: ${theme.space[3]} ${theme.space[4]};
  }
  > * + * {
    border-block-start: 1px solid ${theme.color.border.subtle};
  }
  > p {
    ${theme.type.labelSm};
    margin: 0;
    color: ${theme.color.text.secondary};
  }
`
