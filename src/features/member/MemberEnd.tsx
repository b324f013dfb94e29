import { observer } from 'mobx-react-lite'
import { useFeature, useStores } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { ServiceStore } from '../../stores/service/ServiceStore'
import { FootLinks } from '../../ui/actions/FootLinks'
import { SettingsCard } from './settings/SettingsCard'
import { SignOut } from './signOut/SignOut'

/** What the member page ends with: the settings of a wide window, logout, terms and help. */
export const MemberEnd = observer(function MemberEnd({ wide }: { wide: boolean }) {
  const { session, modals } = useStores()
  const { value } = useResource(useFeature(ServiceStore).services)
  return (
    <>
      {wide && <SettingsCard />}
      <SignOut onConfirm={() => session.logout()} />
      <FootLinks operator={value?.operator ?? null} onLegal={() => modals.open('legal')} />
    </>
  )
})
