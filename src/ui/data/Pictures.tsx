import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

interface PicturesProps {
  urls: readonly string[]
  /** Text of the picture at a position, from 1. */
  alt: (position: number) => string
}

/** Pictures that a player has sent, small and in a row that wraps. */
export function Pictures({ urls, alt }: PicturesProps) {
  return (
    <Row>
      {urls.map((url, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sent pictures have only their index
        <li key={index}>
          <img src={url} alt={alt(index + 1)} />
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  img {
    inline-size: 96px;
    block-size: 96px;
    object-fit: cover;
    border-radius: ${theme.radius.sm};
  }
`
