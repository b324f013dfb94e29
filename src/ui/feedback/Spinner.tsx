import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

/** Loading spinner; pulses under reduced motion. */
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
  animation:
    ${turn} calc(var(--motion) * 800ms) linear infinite,
    ${breathe} calc((1 - var(--motion)) * 2400ms) ease-in-out infinite;
`
