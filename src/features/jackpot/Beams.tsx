import styled from '@emotion/styled'
import { Rays } from '../../ui/art/scene/Rays'

/**
 * Beams of light from the middle of a positioned parent, in a square large enough that no edge of them shows. They stand
 * still unless they turn: beside a running highlight or a wheel their frames would be missing there.
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

// As wide as the screen, however narrow the column is in which it stands.
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
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: max(100vi, 100vb);
  aspect-ratio: 1;
  margin-block-start: calc(max(100vi, 100vb) / -2);
  margin-inline-start: calc(max(100vi, 100vb) / -2);
  [data-still='true'] > & {
    inset-block-start: 40%;
    & > span {
      mask-image: radial-gradient(farthest-corner, transparent 8%, black 30%, transparent 88%);
    }
  }
`
