import styled from '@emotion/styled'
import type { Beat } from '../../../../domain/jackpot/celebration'
import { theme } from '../../../../theme/theme'
import { blend } from '../../../../theme/tint'
import { Beams } from '../../Beams'

/** The light behind a jackpot win, across the whole window. It only grows until the rest: nothing blinks. */
export function WinLight({ beat }: { beat: Beat }) {
  return (
    <Root aria-hidden data-beat={beat}>
      <Glow />
      <Beams turning />
    </Root>
  )
}

const { color, motion } = theme

const Root = styled.div`
  --light: 0.35;
  position: absolute;
  inset: 0;
  opacity: var(--light);
  transition: opacity ${motion.duration.celebrate} ${motion.easing.standard};
  pointer-events: none;
  &[data-beat='count'] {
    --light: 0.55;
  }
  &[data-beat='climb'] {
    --light: 0.8;
  }
  &[data-beat='peak'] {
    --light: 1;
  }
  &[data-beat='rest'] > span {
    opacity: 0;
  }
`

const Glow = styled.span`
  transition: opacity ${motion.duration.celebrate} ${motion.easing.standard};
  position: absolute;
  inset-block: 0;
  inset-inline: calc(50% - 50vi);
  background: radial-gradient(
    circle at 50% 40svb,
    ${blend(color.accent.glow, 78)},
    ${blend(color.accent.hot, 55)} 30%,
    transparent 72%
  );
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-conic-gradient(
      from 3deg at 50% 40svb,
      ${blend(color.foil.light, 30)} 0 5deg,
      transparent 5deg 18deg
    );
    mask-image: radial-gradient(circle at 50% 40svb, transparent 40px, black 180px, transparent 90svb);
  }
`
