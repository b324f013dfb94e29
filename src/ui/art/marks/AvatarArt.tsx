import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { light, shade } from '../../../theme/tint'
import { Art } from '../Art'
import { avatarIndex, avatarNames } from './avatars'
import { grounds } from './pigments'

interface AvatarArtProps {
  /** 0 to 11, or any text, which always maps to the same face. */
  readonly id: number | string
  readonly size?: number
}

/** A generated avatar in a ring of the theme's foil. */
export function AvatarArt({ id, size = 40 }: AvatarArtProps) {
  const index = avatarIndex(id)
  const [from, to] = grounds[index] ?? grounds[0] ?? []
  const name = avatarNames[index] ?? 'fox'
  return (
    <Ring style={{ inlineSize: size, blockSize: size }}>
      <span style={{ background: `radial-gradient(circle at 40% 20%, ${from}, ${to})` }}>
        <Art name={name} size={Math.round(size * 0.8)} />
      </span>
    </Ring>
  )
}

const Ring = styled.span({
  display: 'inline-block',
  flex: 'none',
  padding: '2px',
  borderRadius: '50%',
  background: theme.recipe.foilRing,
  boxShadow: `0 2px 6px ${shade(35)}`,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: '50%',
    boxShadow: `inset 0 2px 4px ${shade(40)}, inset 0 0 0 1px ${light(12)}`,
  },
  '& img': { marginBlockStart: '8%', maxInlineSize: 'none' },
})
