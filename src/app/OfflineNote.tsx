import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n'
import { refreshLobby } from '../stores/home/refreshLobby'
import { useFeature, useStores } from '../stores/react/stores'
import { ConnectionStore } from '../stores/shell/ConnectionStore'
import { theme } from '../theme/theme'
import { Button } from '../ui/actions/Button'
import { Note } from '../ui/feedback/Note'

/** Says, over the page, that what it shows may be out of date, until a call gets through. */
export const OfflineNote = observer(function OfflineNote() {
  const stores = useStores()
  const connection = useFeature(ConnectionStore)
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  useEffect(() => connection.start(), [connection])
  if (!connection.offline) return null
  const retry = () => {
    setBusy(true)
    void refreshLobby(stores).finally(() => setBusy(false))
  }
  return (
    <Root>
      <Note tone="warning" live>
        {t('shell.offline')}
      </Note>
      <Button size="sm" variant="secondary" busy={busy} onClick={retry}>
        {t('action.retry')}
      </Button>
    </Root>
  )
})

const Root = styled.div`
  position: fixed;
  z-index: 2;
  inset-block-start: ${theme.size.topBar};
  inset-inline: ${theme.space.gutter};
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${theme.space[1]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.bg.surface3};
  box-shadow: ${theme.recipe.surfaceEdge};
  > :first-of-type {
    flex: 1;
  }
`
