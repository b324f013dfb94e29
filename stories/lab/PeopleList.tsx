import styled from '@emotion/styled'
import { type ReactNode, useEffect, useState } from 'react'
import type { Api } from '../../src/api/Api'
import { useStores } from '../../src/stores/react/stores'
import { theme } from '../../src/theme/theme'
import { AvatarArt } from '../../src/ui/art/marks/AvatarArt'
import { List } from '../../src/ui/data/List'
import { ListRow } from '../../src/ui/data/ListRow'

/** A row of data as the world sends it. */
export interface PeopleRow {
  id: string
  /** Chooses the face; absent = none. */
  face?: string
  title: string
  text: string
  end?: ReactNode
}

interface PeopleListProps {
  title: string
  /** Reads the rows from the world; `when` formats an instant. */
  read: (api: Api) => Promise<PeopleRow[]>
}

/** What the world invents, in a plain list: to look at the data, not at a screen. */
export function PeopleList({ title, read }: PeopleListProps) {
  const { api } = useStores()
  const [rows, setRows] = useState<readonly PeopleRow[]>([])
  useEffect(() => {
    let shown = true
    void read(api).then((found) => shown && setRows(found))
    return () => {
      shown = false
    }
  }, [api, read])
  return (
    <Main>
      <h1>{title}</h1>
      <List label={title}>
        {rows.map(({ id, face, title: head, text, end }) => (
          <ListRow
            key={id}
            start={face !== undefined && <AvatarArt id={face} size={36} />}
            title={<bdi>{head}</bdi>}
            text={<bdi>{text}</bdi>}
            end={end}
          />
        ))}
      </List>
    </Main>
  )
}

const Main = styled.main`
  display: grid;
  gap: 12px;
  color: ${theme.color.text.primary};
  h1 {
    ${theme.type.titleLg};
  }
`
