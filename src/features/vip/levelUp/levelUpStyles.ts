import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { foilText, surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import { MIDDLE } from './medalShape'

const { color, motion, recipe, space, type } = theme

const fade = keyframes`from { opacity: 0 }`
const openUp = keyframes`from { clip-path: var(--closed) } to { clip-path: var(--open) }`
const rise = keyframes`from { opacity: 0; translate: 0 12px }`

export const Root = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  overflow: hidden auto;
  color: ${color.text.primary};
  background: none;
  overscroll-behavior: contain;
  animation: ${fade} ${motion.duration.slow} ${motion.easing.standard};
  &::backdrop {
    background: none;
  }
  &:focus-visible {
    outline: none;
  }
`

/** The page below, dimmed, in the old theme. */
export const Outside = styled.div`
  position: fixed;
  inset: 0;
  color: ${color.text.primary};
  background: ${blend(color.bg.canvasEnd, 82)};
`

/** The new theme, with a rim of its foil while it opens. */
export const Foil = styled.div`
  position: absolute;
  inset: 0;
  min-block-size: 100%;
  color: ${color.text.primary};
  background: ${recipe.frameRing};
  &[data-stage='open'] {
    animation: ${openUp} calc(var(--motion) * 900ms) ${motion.easing.exit} both;
  }
  &[data-stage='done'] {
    display: grid;
    grid-template-rows: 100%;
    overflow: hidden auto;
  }
`

export const Inside = styled.div`
  position: relative;
  min-block-size: 100%;
  background: ${recipe.canvas};
  [data-stage='open'] > & {
    position: absolute;
    inset: 0;
    /* A moment later, which leaves the rim. */
    animation: ${openUp} calc(var(--motion) * 900ms) ${motion.easing.exit} calc(var(--motion) * 30ms) both;
  }
  [data-stage='done'] > & {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: ${space[4]};
    min-block-size: max-content;
    padding: ${space[6]} ${space.gutter};
  }
`

/** Centered on the medal. */
export const RaysPlace = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  block-size: calc(2 * ${MIDDLE.y});
`

export const MedalPlace = styled.div`
  position: absolute;
  inset-block-start: ${MIDDLE.y};
  inset-inline-start: 50%;
  translate: -50% -50%;
  [dir='rtl'] & {
    translate: 50% -50%;
  }
  &&[data-small] {
    position: relative;
    inset: auto;
    translate: none;
  }
  svg {
    display: block;
  }
`

export const Reached = styled.div`
  position: absolute;
  inset-block-start: calc(${MIDDLE.y} + 120px);
  inset-inline: ${space.gutter};
  display: grid;
  gap: ${space[2]};
  ${type.bodyMd};
  text-align: center;
`

export const Title = styled.h2`
  ${type.titleLg};
  ${foilText};
  font-weight: max(600, var(--display-weight));
  text-align: center;
`

export const Skip = styled.div`
  position: fixed;
  inset-block-start: max(14px, env(safe-area-inset-top));
  inset-inline-end: 14px;
`

export const Result = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  max-inline-size: ${theme.size.column};
  animation: ${rise} ${motion.duration.slow} ${motion.easing.enter};
  small {
    ${type.bodySm};
  }
`

export const Changes = styled.ul`
  ${surface};
  inline-size: 100%;
  margin-block: ${space[2]} ${space[3]};
  padding: 0 ${space[4]};
  list-style: none;
  ${type.bodyMd};
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${theme.size.touch};
  }
  li:not(:last-of-type) {
    box-shadow: inset 0 -1px 0 ${color.border.subtle};
  }
  span {
    flex: 1;
  }
  b {
    color: ${color.accent.text};
  }
`
