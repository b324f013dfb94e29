import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { PageAddress } from '../../domain/paths'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { ServiceStore } from '../../stores/service/ServiceStore'
import { theme } from '../../theme/theme'
import { TextLink } from '../../ui/actions/TextLink'

/** The other ways to reach support: feedback and phone, and the pages of this screen's own. */
export const ContactWays = observer(function ContactWays({ to, label }: { to: PageAddress; label: string }) {
  const { phones } = useFeature(ServiceStore)
  const { t } = useTranslation()
  return (
    <Root>
      <TextLink to={to}>{label}</TextLink>
      <TextLink to="/feedback">{t('service.feedback')}</TextLink>
      {phones.map(({ name, param1 }) => (
        <a key={param1} href={`tel:${param1}`}>
          {name}: <bdi dir="ltr">{param1}</bdi>
        </a>
      ))}
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  ${theme.type.labelMd};
  a {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 0.4em;
    align-items: center;
    min-block-size: ${theme.size.touch};
    color: ${theme.color.accent.text};
    overflow-wrap: anywhere;
  }
`
