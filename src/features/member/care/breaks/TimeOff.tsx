import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { BreakKind, BreakLength } from '../../../../domain/care/breaks'
import { useTranslation } from '../../../../i18n'
import { surface } from '../../../../theme/mixins'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/actions/Button'
import { Art } from '../../../../ui/art/Art'

const kinds = [
  { kind: 'timeOut', art: 'moon' },
  { kind: 'exclusion', art: 'lock' },
] as const

interface TimeOffProps {
  excluded: boolean
  /** What can be chosen, by kind. */
  lengths: Readonly<Record<BreakKind, readonly BreakLength[]>>
  onOpen: (kind: BreakKind) => void
}

/** Time-out and self-exclusion, with what each does. */
export const TimeOff = observer(function TimeOff({ excluded, lengths, onOpen }: TimeOffProps) {
  const { t } = useTranslation()
  const none = (kind: BreakKind) => t(excluded && kind === 'timeOut' ? 'care.timeOut.not' : 'care.longest')
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
              disabledReason={lengths[kind].length === 0 ? none(kind) : undefined}
              onClick={() => onOpen(kind)}
            >
              {t(`care.${kind}.go`)}
            </Button>
          </section>
        </div>
      ))}
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
