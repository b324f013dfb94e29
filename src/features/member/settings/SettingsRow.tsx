import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { languageName } from '../../../i18n/languageName'
import { LOCALES } from '../../../i18n/supportedLocales'
import { useStores } from '../../../stores/react/stores'
import { Icon } from '../../../ui/art/icons/Icon'
import { settings } from '../../../ui/art/icons/icons'
import { ListRow } from '../../../ui/data/ListRow'
import { SettingsSheet } from './SettingsSheet'

/** Opens the settings in a sheet, where the page has no room for them. */
export const SettingsRow = observer(function SettingsRow() {
  const { prefs } = useStores()
  const { t, i18n } = useTranslation()
  const [open, setOpen] = useState(false)
  const locale = LOCALES.find(({ code }) => code === i18n.language)
  const language = locale ? languageName(locale.code) : ''
  return (
    <>
      <ListRow
        onClick={() => setOpen(true)}
        title={t('member.settings')}
        text={t(prefs.sound ? 'member.settings.soundOn' : 'member.settings.soundOff', { language })}
        start={<Icon of={settings} size={22} />}
      />
      {open && <SettingsSheet onClose={() => setOpen(false)} />}
    </>
  )
})
