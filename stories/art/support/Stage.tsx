import styled from '@emotion/styled'
import { theme } from '../../../src/theme/theme'

/** A card to show a scene or a pattern in. */
export const Stage = styled.div({
  position: 'relative',
  blockSize: '176px',
  overflow: 'hidden',
  borderRadius: theme.radius.lg,
  background: theme.recipe.hero,
  boxShadow: theme.recipe.heroEdge,
})
