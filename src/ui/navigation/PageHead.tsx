import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { BackButton } from './BackButton'

/** Header of a page without top bar: back button and title. */
export function PageHead({ title }: { title: string }) {
  return (
    <Root>
      <BackButton />
      <h1>{title}</h1>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  h1 {
    ${theme.type.titleLg};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
