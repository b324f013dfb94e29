import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { BackButton } from './BackButton'

/** Header of a page without top bar: back button and title; `up` is where Back leads when nothing came before. */
export function PageHead({ title, up }: { title: string; up?: string | undefined }) {
  return (
    <Root>
      <BackButton above={up} />
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
