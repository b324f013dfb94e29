import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'

interface FootLinksProps {
  /** Who answers for the service; null until it is known. */
  operator: { name: string; license: string } | null
  onLegal: () => void
}

/** The foot of a page: age, terms and help, responsible play, the notices, and who answers for it all. */
export function FootLinks({ operator, onLegal }: FootLinksProps) {
  const { t } = useTranslation()
  return (
    <Root>
      <button type="button" onClick={onLegal}>
        {t('shell.legal')}
      </button>
      <Link to="/member/play">{t('title.responsiblePlay')}</Link>
      <Link to="/terms-of-use">{t('title.termsOfUse')}</Link>
      <Link to="/privacy-policy">{t('title.privacyPolicy')}</Link>
      <Link to="/service">{t('title.service')}</Link>
      <a href="/licenses.txt" target="_blank" rel="noopener">
        {t('shell.licenses')}
      </a>
      <small>{operator && `${operator.name} · ${operator.license}`}</small>
    </Root>
  )
}

const Root = styled.div`
  ${theme.type.labelMd};
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${theme.space[2]};
  > * {
    font: inherit;
    padding: 13px ${theme.space[2]};
    color: ${theme.color.text.secondary};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  /* Its line is there before the operator is known. */
  > small {
    ${theme.type.bodySm};
    flex-basis: 100%;
    min-block-size: 34px;
    padding-block: ${theme.space[2]};
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: auto;
  }
`
