import styled from '@emotion/styled'
import { cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import type { MovementPage } from '../../../stores/wallet/RecordStore'
import { theme } from '../../../theme/theme'
import { Money } from '../../../ui/money/Money'

/** What came in and what went out. */
export function CashFlowSummary({ total }: { total: NonNullable<MovementPage['total']> }) {
  const { t, i18n } = useTranslation()
  const figure = (label: string, amount: number) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents(amount)} locale={i18n.language} />
      </dd>
    </div>
  )
  return (
    <Root>
      {figure(t('record.in'), total.gained)}
      {figure(t('record.out'), total.spent)}
    </Root>
  )
}

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[8]};
  margin: 0;
  dt {
    ${theme.type.bodySm};
    color: ${theme.color.text.secondary};
  }
  dd {
    margin: 0;
    ${theme.type.numLg};
  }
`
