import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { foldMark } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { useAnchor } from '../navigation/useAnchor'
import { TaskPage } from './TaskPage'
import { useTablet } from './useMedia'

interface ContentsPageProps {
  title: string
  /** Second line of the header. */
  note?: ReactNode
  /** Heading of the table of contents. */
  label: string
  /** Elements of the page by id; empty while it loads. */
  contents: readonly { id: string; title: string }[]
  children: ReactNode
}

/** A page to read, with its table of contents: beside the text from the width of a tablet, folded above it on phones. */
export function ContentsPage({ title, note, label, contents, children }: ContentsPageProps) {
  const wide = useTablet()
  useAnchor(contents.length > 0)
  const links = (
    <ol>
      {contents.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`} replace>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <TaskPage title={title} note={note}>
      <Columns>
        {contents.length > 0 && (
          <Contents aria-label={label}>
            {wide ? (
              links
            ) : (
              <details>
                <summary>{label}</summary>
                {links}
              </details>
            )}
          </Contents>
        )}
        <Text>{children}</Text>
      </Columns>
    </TaskPage>
  )
}

const { color, space, type } = theme

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  ${theme.media.tablet} {
    grid-template-columns: min(240px, 30%) minmax(0, 1fr);
    gap: ${space[6]};
    align-items: start;
  }
`

const Contents = styled.nav`
  ${type.labelMd};
  ${foldMark};
  summary,
  a {
    display: flex;
    align-items: center;
    min-block-size: ${theme.size.touch};
    color: ${color.accent.text};
    overflow-wrap: anywhere;
  }
  summary {
    cursor: pointer;
  }
  details > ol {
    padding-inline-start: ${space[3]};
    border-inline-start: 1px solid ${color.border.strong};
  }
  ${theme.media.tablet} {
    position: sticky;
    inset-block-start: ${space[6]};
    padding-inline-end: ${space[4]};
    border-inline-end: 1px solid ${color.border.subtle};
  }
`

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: ${theme.size.text};
  overflow-wrap: anywhere;
`
