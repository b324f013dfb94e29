import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { LOCALES, type LocaleCode, texts, useTranslation } from '../../i18n'
import { languageName } from '../../i18n/languageName'
import { useStores } from '../../stores/core/react'
import { message } from '../../stores/shell/message'
import { theme } from '../../theme/theme'
import { Select } from '../../ui/fields/Select'
import { Switch } from '../../ui/fields/Switch'
import { JackpotButtonPosition } from './JackpotButtonPosition'

/** Settings of this device: language, motion, jackpot button, sound. */
export const Settings = observer(function Settings() {
  const { activities, prefs, toasts } = useStores()
  const { t, i18n } = useTranslation()
  const speak = async (locale: LocaleCode) => {
    prefs.setLocale(locale)
    await texts.use(locale)
    // Announced in the new language, for screen readers.
    toasts.show('info', message('member.languageChanged'))
  }
  return (
    <Root>
      <Select
        label={t('member.language')}
        value={i18n.language}
        onChange={(value) => {
          const locale = LOCALES.find(({ code }) => code === value)
          if (locale) void speak(locale.code)
        }}
        options={LOCALES.map(({ code }) => ({ value: code, label: languageName(code), lang: code }))}
      />
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
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
    gap: ${theme.space[4]} ${theme.space[6]};
  }
  p {
    ${theme.type.bodySm};
    margin: 0;
    color: ${theme.color.text.secondary};
  }
`
