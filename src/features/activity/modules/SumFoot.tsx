import styled from '@emotion/styled'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { BigAmount } from '../../../ui/money/BigAmount'

/** Amounts that fit into one line. */
const ADDENDS = 4

/** What is ready, and how it adds up; nothing for a single amount, which is in its row and on the button. */
export function SumFoot({ amounts, total }: { amounts: readonly number[]; total: number }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  if (amounts.length < 2) return null
  return (
    <Foot>
      <p>
        <strong>{t('activity.bank.ready')}</strong>
        {amounts.length <= ADDENDS && (
          <small dir="ltr">{amounts.map((amount) => formatCents(cents(amount), language)).join(' + ')}</small>
        )}
      </p>
      <BigAmount cents={cents(total)} locale={language} />
    </Foot>
  )
}

const { color, space, type } = theme

const Foot = styled.div`
  ${surface};
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  p {
    display: grid;
    min-inline-size: 0;
  }
  strong {
    ${type.labelLg};
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`
