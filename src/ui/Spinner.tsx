import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

/** Turns while something is at work; under reduced motion it breathes instead. */
export function Spinner() {
  return <Ring aria-hidden />
}

const turn = keyframes`to { rotate: 1turn }`
const breathe = keyframes`50% { opacity: .35 }`

const Ring = styled.span`
  flex: none;
  inline-size: 1.125rem;
  aspect-ratio: 1;
  border: 2.5px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    :root:not([data-motion='full']) & {
      animation: ${breathe} 2400ms ease-in-out infinite;
    }
  }
  :root[data-motion='reduced'] & {
    animation: ${breathe} 2400ms ease-in-out infinite;
  }
`
