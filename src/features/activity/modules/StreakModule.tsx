import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { theme } from '../../../theme/theme'
import { Art } from '../../../ui/art/Art'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { useStepProgress } from '../steps/useStepProgress'
import { LadderModule } from './LadderModule'
import type { ModuleProps } from './module'

/** Days in a row, each a flame that is lit once it was kept; the days that pay are marked. */
export const StreakModule = observer(function StreakModule(props: ModuleProps) {
  const { steps } = props
  const progress = useStepProgress()
  const last = steps.at(-1)
  if (!last) return null
  const paid = new Set(steps.map(({ target }) => target))
  return (
    <>
      <VisuallyHidden>{progress(last)}</VisuallyHidden>
      <Days aria-hidden>
        {Array.from({ length: last.target }, (_, index) => index + 1).map((day) => (
          <li key={day} data-lit={day <= last.progress || undefined} data-pays={paid.has(day) || undefined}>
            <Art name="fire" size={32} />
            {day}
          </li>
        ))}
      </Days>
      <LadderModule {...props} />
    </>
  )
})

const { color, space, type } = theme

const Days = styled.ol`
  display: flex;
  justify-content: space-between;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${space[1]};
    justify-items: center;
    ${type.labelSm};
    color: ${color.text.secondary};
  }
  img {
    max-inline-size: 9vw;
    block-size: auto;
    filter: grayscale(1);
    opacity: 0.4;
  }
  [data-lit] {
    color: ${color.text.primary};
    img {
      filter: none;
      opacity: 1;
    }
  }
  /* A day that pays stands taller. */
  [data-pays] img {
    scale: 1.25;
  }
`
