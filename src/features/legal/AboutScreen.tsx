import { useTranslation } from '../../i18n'
import { LegalPage } from './LegalPage'
import { ABOUT_SECTIONS } from './sections'

/** The about the operator and its games (`/about-us`, spec §2). */
export function AboutScreen() {
  const { t } = useTranslation()
  return (
    <LegalPage
      title={t('title.aboutUs')}
      path="/about-us"
      sections={() => ABOUT_SECTIONS.map((id) => ({ id, title: t(`about.${id}.title`), text: t(`about.${id}.text`) }))}
    />
  )
}
