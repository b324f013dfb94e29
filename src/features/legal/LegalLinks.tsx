import { useTranslation } from '../../i18n'
import { List } from '../../ui/data/List'
import { ListRow } from '../../ui/data/ListRow'

const LINKS = [
  ['/about-us', 'title.aboutUs'],
  ['/terms-of-use', 'title.termsOfUse'],
  ['/privacy-policy', 'title.privacyPolicy'],
  ['/download', 'title.download'],
  ['/faq', 'title.faq'],
  ['/service', 'title.service'],
] as const

/** The pages to read, and support; without the page that shows them. */
export function LegalLinks({ except }: { except?: string }) {
  const { t } = useTranslation()
  return (
    <List label={t('legal.more')}>
      {LINKS.filter(([to]) => to !== except).map(([to, title]) => (
        <ListRow key={to} to={to} title={t(title)} />
      ))}
    </List>
  )
}
