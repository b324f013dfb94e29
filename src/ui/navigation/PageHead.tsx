import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { BackButton } from './BackButton'

interface PageHeadProps {
  title: string
  /** Second line. */
  note?: ReactNode
  /** At the end: an `IconLink`. */
  end?: ReactNode
  /** Where Back leads when nothing came before. */
  up?: string | undefined
  /** Replaces Back, to ask first. */
  onBack?: (() => void) | undefined
}

/** Header of a page without top bar: Back, the title in the middle, beside a rail after it, and at most one more button. */
export function PageHead({ title, note, end, up, onBack }: PageHeadProps) {
  return (
    <Root>
      <BackButton above={up} onBack={onBack} />
      <hgroup>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </hgroup>
      <span>{end}</span>
    </Root>
  )
}

const { space } = theme

const Root = styled.header`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  align-items: center;
  /* The icons begin and end where the content does. */
  margin-inline: calc(-1 * ${space[2]});
  text-align: center;
  ${theme.media.rail} {
    column-gap: ${space[2]};
    text-align: start;
  }
  h1 {
    ${theme.type.titleMd};
    overflow-wrap: anywhere;
  }
  p {
    ${theme.type.bodySm};
    color: ${theme.color.text.secondary};
  }
`
