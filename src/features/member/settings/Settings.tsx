import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { chooseLanguage } from '../../../i18n/chooseLanguage'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { LanguageField } from '../../../ui/fields/LanguageField'
import { Switch } from '../../../ui/fields/Switch'
import { JackpotButtonPosition } from './JackpotButtonPosition'

/** Settings of this device: language, motion, jackpot button, sound. */
export const Settings = observer(function Settings() {
  const stores = useStores()
  const { activities, prefs } = stores
  const { t } = useTranslation()
  return (
    <Root>
      <LanguageField onChoose={(locale) => void chooseLanguage(stores, locale)} />
      <Switch
        label={t('member.reduceMotion')}
        hint={t('member.reduceMotion.hint')}
        checked={prefs.reducedMotion}
        onChange={(reduce) => prefs.setMotion(reduce ? 'reduce' : 'full')}
      />
      {activities.jackpot && <JackpotButtonPosition />}
      <Switch label={t('member.sound')} checked={prefs.sound} onChange={(on) => prefs.setSound(on)} />
      <p>{t('member.theme')}</p>
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  ${theme.media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    align-items: end;
    gap: ${theme.space[4]} ${theme.space[6]};
  }
  p {
    ${theme.type.bodySm};
    margin: 0;
    color: ${theme.color.text.secondary};
  }
`
