import styled from '@emotion/styled'
import { Art } from '../../../ui/art/Art'
import type { SymbolName } from '../../../ui/art/symbols/symbols'

interface BannerCompanionsProps {
  /** Behind the banner's art: the first before it, the second after it. */
  of: readonly SymbolName[]
}

/** What else belongs to the offer, small and behind its art, where a banner has the width. */
export const BannerCompanions = ({ of }: BannerCompanionsProps) => (
  <Root>
    {of.slice(0, 2).map((name) => (
      <Art key={name} name={name} size={64} />
    ))}
  </Root>
)

const Root = styled.span`
  position: absolute;
  inset: 0;
  z-index: -1;
  display: none;
  @media (min-width: 22.5em) {
    display: block;
  }
  img {
    position: absolute;
    inset-inline-start: -30%;
    inset-block-start: 14%;
    inline-size: 44%;
    block-size: auto;
    rotate: -14deg;
    opacity: 0.8;
  }
  img + img {
    inset-inline: auto -12%;
    inset-block: auto 16%;
    inline-size: 36%;
    rotate: 14deg;
  }
`
