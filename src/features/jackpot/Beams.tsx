import styled from '@emotion/styled'
import { Rays } from '../../ui/art/scene/Rays'

/**
 * Light beams behind a positioned parent, in a square large enough that no edge shows. Static unless `turning`: the
 * animation would cost frames next to a running highlight or wheel.
 */
export function Beams({ turning = false }: { turning?: boolean }) {
  return (
    <Sky aria-hidden data-still={!turning}>
      <Square>
        <Rays />
      </Square>
    </Sky>
  )
}

// Full screen width, even in a narrow column.
const Sky = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: calc(50% - 50vi);
  overflow: hidden;
  pointer-events: none;
  &[data-still='true'] ::before {
    animation: none;
  }
`

const Square = styled.div`
  --side: max(100vi, 100vb);
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: var(--side);
  aspect-ratio: 1;
  margin-block-start: calc(var(--side) / -2);
  margin-inline-start: calc(var(--side) / -2);
  /* Static beams may be larger: they are painted once. */
  [data-still='true'] > & {
    --side: calc(1.25 * max(100vi, 100vb));
    /* Of the screen: the height of a page follows its content. */
    inset-block-start: 40svb;
    & > span {
      mask-image: radial-gradient(farthest-corner, transparent 6%, black 24%, transparent 72%);
    }
  }
`
