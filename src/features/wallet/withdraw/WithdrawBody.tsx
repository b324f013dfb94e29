import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { BankCard } from '../../../contract/member'
import { blockOf, type ExchangeInfo, heldOf } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Card } from '../../../ui/data/Card'
import { MainAside } from '../../../ui/layout/MainAside'
import { BalanceSplit } from './BalanceSplit'
import { BlockNote } from './BlockNote'
import { Contributions } from './Contributions'
import { FreeCard } from './FreeCard'
import { OpenWithdrawals } from './OpenWithdrawals'
import { useDraft } from './useDraft'
import { WithdrawForm } from './WithdrawForm'

interface WithdrawBodyProps {
  info: ExchangeInfo
  cards: readonly BankCard[]
  name: string | undefined
}

/** The form, or what stands in its way. */
export const WithdrawBody = observer(function WithdrawBody({ info, cards, name }: WithdrawBodyProps) {
  const { t } = useTranslation()
  const draft = useDraft(info, cards, name)
  const block = blockOf(info)
  const { open = [] } = info
  return (
    <Root>
      {open.length > 0 && <OpenWithdrawals orders={open} />}
      {block === null && draft ? (
        <>
          {heldOf(info) > 0 && <BalanceSplit info={info} />}
          <WithdrawForm info={info} cards={cards} draft={draft} />
        </>
      ) : (
        <MainAside>
          <div>
            <FreeCard info={info} />
          </div>
          <div>
            {block === 'turnover' ? (
              <Card>
                <Title>{t('withdraw.counts')}</Title>
                <Contributions info={info} />
              </Card>
            ) : (
              <BlockNote info={info} block={block ?? 'little'} />
            )}
          </div>
        </MainAside>
      )}
    </Root>
  )
})

const Title = styled.h2(theme.type.titleSm)

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`
