import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import type { BreakKind } from '../../../domain/care/breaks'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Art } from '../../../ui/art/Art'
import { lazyScreen } from '../../../ui/lazyScreen'

// Lazy: after a tap.
const BreakSheet = lazyScreen(() => import('./BreakSheet').then((m) => m.BreakSheet))

const kinds = [
  { kind: 'timeOut', art: 'moon' },
  { kind: 'exclusion', art: 'lock' },
] as const

/** Time-out and self-exclusion, with what each does. */
export const TimeOff = observer(function TimeOff({ excluded }: { excluded: boolean }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<BreakKind | null>(null)
  return (
    <Root>
      {kinds.map(({ kind, art }) => (
        <div key={kind}>
          <Art name={art} size={34} />
          <section>
            <h3>{t(`care.${kind}`)}</h3>
            <p>{t(`care.${kind}.text`)}</p>
            <Button
              variant="secondary"
              disabledReason={excluded && kind === 'timeOut' ? t('care.timeOut.not') : undefined}
              onClick={() => setOpen(kind)}
            >
              {t(`care.${kind}.go`)}
            </Button>
          </section>
        </div>
      ))}
      {open && (
        <Suspense fallback={null}>
          <BreakSheet kind={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.div`
  ${surface};
  > div {
    display: flex;
    gap: ${space[3]};
    padding: ${space[4]};
  }
  > div + div {
    border-block-start: 1px solid ${color.border.subtle};
  }
  section {
    flex: 1;
    min-inline-size: 0;
  }
  h3 {
    ${type.titleSm};
    margin: 0;
  }
  p {
    ${type.bodyMd};
    margin-block: ${space[1]} ${space[3]};
    color: ${color.text.secondary};
  }
`
