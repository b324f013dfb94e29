import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import type { Operator } from '../../stores/service/ServiceStore'
import { theme } from '../../theme/theme'
import { FactList } from '../../ui/rewards/FactList'

/** Who answers for the service. */
export function OperatorFacts({ operator }: { operator: Operator }) {
  const { t } = useTranslation()
  const { name, license, address, email } = operator
  const mail = <Mail href={`mailto:${email}`}>{email}</Mail>
  return (
    <FactList
      facts={[
        [t('legal.operator'), <bdi key="name">{name}</bdi>],
        [t('legal.license'), license],
        [t('legal.address'), <bdi key="address">{address}</bdi>],
        [t('legal.email'), mail],
      ]}
    />
  )
}

const Mail = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.size.touch};
  color: ${theme.color.accent.text};
`
