import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { theme } from '../../theme/theme'

interface AvatarProps {
  /** Its first letter is the fallback for a missing picture. */
  name: string
  src?: string | undefined
  /** Replaces the picture. */
  children?: ReactNode
  size?: number
}

/** An avatar in a foil ring; decorative, since the name is next to it or on the button around it. */
export function Avatar({ name, src, children, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const picture = src && src !== broken
  return (
    <Ring style={{ inlineSize: size }}>
      <Face style={{ fontSize: size * 0.4 }}>
        {picture ? <img src={src} alt="" onError={() => setBroken(src)} /> : (children ?? initial(name))}
      </Face>
    </Ring>
  )
}

function initial(name: string): ReactNode {
  return <span aria-hidden>{[...name.trim()][0]?.toUpperCase() ?? '?'}</span>
}

const Ring = styled.span`
  display: inline-block;
  flex: none;
  aspect-ratio: 1;
  padding: 2px;
  border-radius: 50%;
  background: ${theme.recipe.foilRing};
`

const Face = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  border-radius: 50%;
  overflow: clip;
  background: ${theme.color.bg.surface2};
  font-family: ${theme.font.display};
  font-weight: ${theme.display.weight};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
