import { LOCALES, type LocaleCode, useTranslation } from '../../i18n'
import { languageName } from '../../i18n/languageName'
import { Select } from './Select'

/** The choice of the language, each by its own name. */
export function LanguageField({ onChoose }: { onChoose: (locale: LocaleCode) => void }) {
  const { t, i18n } = useTranslation()
  return (
    <Select
      label={t('shell.language')}
      value={i18n.language}
      onChange={(value) => {
        const locale = LOCALES.find(({ code }) => code === value)
        if (locale) onChoose(locale.code)
      }}
      options={LOCALES.map(({ code }) => ({ value: code, label: languageName(code), lang: code }))}
    />
  )
}
