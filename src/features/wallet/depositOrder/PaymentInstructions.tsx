import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { Rich } from '../../../i18n/Rich'
import { theme } from '../../../theme/theme'

/** The steps of a payment that the player makes outside. */
export function PaymentInstructions({ amount, minutes }: { amount: string; minutes: number }) {
  const { t } = useTranslation()
  return (
    <Root>
      <li>
        <span>
          <Rich text={t('order.do.send')} parts={{ amount: <b>{amount}</b> }} />
        </span>
      </li>
      <li>
        <span>{t('order.do.reference')}</span>
      </li>
      <li>
        <span>
          <Rich text={t('order.do.tell')} parts={{ minutes: <b>{minutes}</b> }} />
        </span>
      </li>
    </Root>
  )
}

const Root = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  li {
    display: flex;
    gap: ${theme.space[3]};
    ${theme.type.bodyMd};
    color: ${theme.color.text.secondary};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: ${theme.radius.sm};
    ${theme.type.labelSm};
    color: ${theme.color.accent.softText};
    background: ${theme.color.accent.soft};
  }
  b {
    color: ${theme.color.text.primary};
  }
`
