import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'

const WIDTH = 'min(100vi - 3rem, 78rem)'

/**
 * The cabinet with what stands beside it. The whole cabinet fits a low window: its fixed-size parts take about 434 px,
 * without its menu 410.
 */
export const CabinetStage = styled.div`
  position: relative;
  ${theme.media.tablet} {
    --cabinet: clamp(340px, calc(100dvb - 434px), 420px);
    & > div {
      inline-size: 100%;
      max-inline-size: var(--cabinet);
      margin-inline: auto;
    }
  }
  &[data-wide] {
    --cabinet: clamp(340px, calc(100dvb - 410px), 520px);
    display: grid;
    grid-template-columns: minmax(0, 26rem) var(--cabinet) minmax(0, 26rem);
    justify-content: center;
    gap: ${theme.space[6]};
    inline-size: ${WIDTH};
    /* Out of the column it is in. */
    margin-inline: calc(50% - ${WIDTH} / 2);
    & > * {
      grid-row: 1;
    }
    & > div {
      grid-column: 2;
    }
    /* Beside the cabinet's body, below its sign. */
    & > section {
      margin-block: 88px 22px;
    }
  }
`
