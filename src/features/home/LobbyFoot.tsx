import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { chooseLanguage } from '../../i18n/chooseLanguage'
import { refreshLobby } from '../../stores/home/refreshLobby'
import { useFeature, useStores } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { ServiceStore } from '../../stores/service/ServiceStore'
import { Button } from '../../ui/actions/Button'
import { FootLinks } from '../../ui/actions/FootLinks'
import { LanguageField } from '../../ui/fields/LanguageField'

/** The end of the lobby: a refresh without pulling, a visitor's language, age, terms, help, and who answers for it. */
export const LobbyFoot = observer(function LobbyFoot() {
  const stores = useStores()
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const refresh = () => {
    setBusy(true)
    void refreshLobby(stores).finally(() => setBusy(false))
  }
  const { value } = useResource(useFeature(ServiceStore).services)
  return (
    <>
      <Button variant="ghost" wide busy={busy} onClick={refresh}>
        {t('list.refresh')}
      </Button>
      {/* Players have it in their settings. */}
      {!stores.session.signedIn && <LanguageField onChoose={(locale) => void chooseLanguage(stores, locale)} />}
      <FootLinks operator={value?.operator ?? null} onLegal={() => stores.modals.open('legal')} />
    </>
  )
})
