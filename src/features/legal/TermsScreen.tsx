import { useTranslation } from '../../i18n'
import { LegalPage } from './LegalPage'
import { TERMS_SECTIONS } from './sections'

/** The terms of use (`/terms-of-use`, spec §2). */
export function TermsScreen() {
  const { t } = useTranslation()
  return (
    <LegalPage
      title={t('title.termsOfUse')}
      path="/terms-of-use"
      sections={(operator) =>
        TERMS_SECTIONS.map((id) => ({ id, title: t(`terms.${id}.title`), text: t(`terms.${id}.text`, { operator }) }))
      }
    />
  )
}
