import { useTranslation } from '../../i18n'
import { LegalPage } from './LegalPage'
import { PRIVACY_SECTIONS } from './sections'

/** The privacy policy (`/privacy-policy`, spec §2). */
export function PrivacyScreen() {
  const { t } = useTranslation()
  return (
    <LegalPage
      title={t('title.privacyPolicy')}
      path="/privacy-policy"
      sections={(operator) =>
        PRIVACY_SECTIONS.map((id) => ({
          id,
          title: t(`privacy.${id}.title`),
          text: t(`privacy.${id}.text`, { operator }),
        }))
      }
    />
  )
}
