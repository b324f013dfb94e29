import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { BankCard } from '../../../contract/member'
import { blockOf, type ExchangeInfo, heldOf } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Card } from '../../../ui/data/Card'
import { MainAside } from '../../../ui/layout/MainAside'
import { BalanceSplit } from './BalanceSplit'
import { BlockNote } from './BlockNote'
import { Contributions } from './Contributions'
import { FreeCard } from './FreeCard'
import { MethodList } from './MethodList'
import { OpenWithdrawals } from './OpenWithdrawals'
import { RecentWithdrawals } from './RecentWithdrawals'
import { useWithdrawalDraft } from './useWithdrawalDraft'
import { WithdrawalForm } from './WithdrawalForm'

interface WithdrawalBodyProps {
  info: ExchangeInfo
  cards: readonly BankCard[]
  name: string | undefined
}

/** The form, or what stands in its way. */
export const WithdrawalBody = observer(function WithdrawalBody({ info, cards, name }: WithdrawalBodyProps) {
  const draft = useWithdrawalDraft(info, cards, name)
  const block = blockOf(info)
  const { open = [] } = info
  return (
    <Root>
      {open.length > 0 && <OpenWithdrawals orders={open} />}
      {block === null && draft ? (
        <>
          {heldOf(info) > 0 && <BalanceSplit info={info} />}
          <WithdrawalForm info={info} cards={cards} draft={draft} />
        </>
      ) : (
        <Blocked info={info} block={block ?? 'little'} />
      )}
    </Root>
  )
})

interface BlockedProps {
  info: ExchangeInfo
  block: NonNullable<ReturnType<typeof blockOf>>
}

/** What is free, why it cannot be withdrawn, and what comes next. */
function Blocked({ info, block }: BlockedProps) {
  const { t } = useTranslation()
  return (
    <MainAside>
      <div>
        <FreeCard info={info} />
        {block !== 'turnover' && <BlockNote block={block} />}
        {block === 'little' && (
          <ButtonLink variant="secondary" wide to="/wallets?name=deposit">
            {t('withdraw.deposit')}
          </ButtonLink>
        )}
        <RecentWithdrawals />
      </div>
      <div>
        {block === 'turnover' && (
          <Card>
            <Title>{t('withdraw.counts')}</Title>
            <Contributions info={info} />
          </Card>
        )}
        <MethodList info={info} />
      </div>
    </MainAside>
  )
}

const Title = styled.h2(theme.type.titleSm)

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`
