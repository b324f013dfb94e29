import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { UserInfo } from '../../contract/member'
import { useTranslation } from '../../i18n'
import { formatNumber } from '../../i18n/numbers'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { BalancePill } from '../../ui/money/BalancePill'

/** Balances: coin and points. */
export function WalletCard({ info, action }: { info: UserInfo; action: ReactNode }) {
  const { t, i18n } = useTranslation()
  return (
    <Root>
      <dl>
        <div>
          <dt>{t('member.balance')}</dt>
          <dd>
            <BalancePill coin={info.coin} locale={i18n.language} label={t('shell.balance')} />
          </dd>
        </div>
        <div>
          <dt>{t('member.points')}</dt>
          <dd>{formatNumber(info.lottery, i18n.language)}</dd>
        </div>
      </dl>
      {action}
    </Root>
  )
}

const Root = styled.section`
  ${surface};
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  dl {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: ${theme.space[3]} ${theme.space[6]};
    margin: 0;
  }
  dt {
    ${theme.type.labelSm};
    margin-block-end: ${theme.space[2]};
    color: ${theme.color.text.secondary};
  }
  dd {
    ${theme.type.numLg};
    display: flex;
    align-items: center;
    min-block-size: 42px;
    margin: 0;
  }
`
