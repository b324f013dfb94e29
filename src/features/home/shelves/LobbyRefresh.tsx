import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { refreshLobby } from '../../../stores/home/refreshLobby'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { useOverscroll } from '../../../ui/layout/useOverscroll'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { PullMark } from '../../../ui/lists/PullMark'
import { usePull } from '../../../ui/lists/usePull'

/** Reads the lobby again when it is pulled down. */
export function LobbyRefresh() {
  const stores = useStores()
  const { t } = useTranslation()
  const page = useRef(document.body)
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    await refreshLobby(stores)
    setBusy(false)
  }
  const pulled = usePull(page, () => void refresh(), busy)
  // The browser's own pull would reload the page.
  useOverscroll('auto contain')
  return (
    <Root role="status">
      <PullMark pulled={busy ? 1 : pulled} />
      {busy && <VisuallyHidden>{t('lobby.refreshing')}</VisuallyHidden>}
    </Root>
  )
}

const Root = styled.div`
  position: fixed;
  z-index: 3;
  inset-block-start: ${theme.size.topBar};
  inset-inline: 0;
  pointer-events: none;
`
