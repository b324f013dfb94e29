import { observer } from 'mobx-react-lite'
import { useFeature, useStores } from '../../stores/core/react'
import { useResource } from '../../stores/core/useResource'
import { ServiceStore } from '../../stores/service/ServiceStore'
import { FootLinks } from '../../ui/actions/FootLinks'

/** The end of the lobby: age, terms, help, and who answers for it. */
export const LobbyFoot = observer(function LobbyFoot() {
  const { modals } = useStores()
  const { value } = useResource(useFeature(ServiceStore).services)
  return <FootLinks operator={value?.operator ?? null} onLegal={() => modals.open('legal')} />
})
