import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

/** Link to the third-party notices. */
export function Licences({ label }: { label: string }) {
  return (
    <Root href="/licences.txt" target="_blank" rel="noopener">
      {label}
    </Root>
  )
}

const Root = styled.a`
  ${theme.type.labelMd};
  justify-self: center;
  padding: 13px ${theme.space[4]};
  color: ${theme.color.text.secondary};
  text-decoration: underline;
  text-underline-offset: 3px;
`
