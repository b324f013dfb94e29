import styled from '@emotion/styled'

/**
 * Label below the bars of a day: a weekday of a `few`, otherwise a date. Its `step` counts from the last day; where the
 * labels do not fit, as with enlarged text, some are left out.
 */
export const DayLabel = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-end: 0;
  white-space: nowrap;
  &[data-few] {
    inset-inline: 0;
    text-align: center;
  }
  @container (inline-size < 28em) {
    &:not([data-few]):is([data-step='1'], [data-step='3'], [data-step='5']) {
      display: none;
    }
  }
  @container (inline-size < 14em) {
    &[data-few] {
      inset-inline: auto 0;
    }
    &[data-few]:is([data-step='1'], [data-step='3'], [data-step='5']),
    &:not([data-few]):is([data-step='2'], [data-step='4']) {
      display: none;
    }
    &:not([data-few])[data-step='5'] {
      display: block;
    }
  }
  @container (inline-size < 9em) {
    &[data-few]:is([data-step='2'], [data-step='6']) {
      display: none;
    }
  }
`
