import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { SERVICE_ITEM } from '../../contract/core/enums'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { TextLink } from '../../ui/actions/TextLink'
import { Sheet } from '../../ui/overlays/Sheet'
import { LegalLinks } from './LegalLinks'

const PHONE: (typeof SERVICE_ITEM)['phone'] = 3
const TERMS = ['legal.terms.account', 'legal.terms.bonus', 'legal.terms.round', 'legal.terms.withdraw'] as const

/** Terms, age and help in short, one tap from login and member. */
export const LegalModal = observer(function LegalModal() {
  const { modals, config } = useStores()
  const { t } = useTranslation()
  const phones = config.services.filter(({ itemType }) => itemType === PHONE)
  return (
    <Sheet open onClose={() => modals.close('legal')} title={t('legal.title')} closeLabel={t('action.close')}>
      <Root>
        <h3>{t('legal.age')}</h3>
        <p>{t('legal.age.text')}</p>
        <TextLink to="/member/play">{t('legal.care')}</TextLink>
        <h3>{t('legal.terms')}</h3>
        <ul>
          {TERMS.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
        <h3>{t('legal.help')}</h3>
        <p>{t('legal.help.text')}</p>
        {phones.map(({ name, param1 }) => (
          <a key={param1} href={`tel:${param1}`}>
            {name}: <bdi dir="ltr">{param1}</bdi>
          </a>
        ))}
        <LegalLinks />
      </Root>
    </Sheet>
  )
})

const Root = styled.div`
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
  h3 {
    ${theme.type.titleMd};
    margin: ${theme.space[4]} 0 ${theme.space[1]};
    color: ${theme.color.text.primary};
  }
  h3:first-of-type {
    margin-block-start: 0;
  }
  p {
    margin: 0;
  }
  p + ul,
  h3 + ul {
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
  }
  > a {
    display: inline-block;
    padding-block: ${theme.space[3]};
    color: ${theme.color.accent.text};
    font-weight: 600;
  }
`
