import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import type { BankCard } from '../../../contract/member'
import { type Cents, cents, formatCents } from '../../../domain/money'
import { cardName } from '../../../domain/wallet/cardName'
import { type ExchangeInfo, feeOf } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { useFeature, useStores } from '../../../stores/react/stores'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Note } from '../../../ui/feedback/Note'
import { CodeField } from '../../../ui/fields/CodeField'
import { FormError } from '../../../ui/form/FormError'
import { useField } from '../../../ui/form/useField'
import { BigAmount } from '../../../ui/money/BigAmount'
import { Money } from '../../../ui/money/Money'
import { SlipLine } from '../../../ui/money/SlipLine'
import { SlipTotal } from '../../../ui/money/SlipTotal'
import { Sheet } from '../../../ui/overlays/Sheet'
import { useConfirmation } from './useConfirmation'
import type { EnteredWithdrawal } from './useWithdrawalDraft'
import { WithdrawalSlip } from './WithdrawalSlip'

interface ConfirmSheetProps {
  info: ExchangeInfo
  draft: EnteredWithdrawal
  card: BankCard
  amount: Cents
  onClose: () => void
}

/** The facts once more, the password where one is asked, and the withdrawal. */
export const ConfirmSheet = observer(function ConfirmSheet({ info, draft, card, amount, onClose }: ConfirmSheetProps) {
  const { order } = useFeature(WithdrawalStore)
  const { config, platform } = useStores()
  const { t, i18n } = useTranslation()
  const id = useId()
  const { method } = draft
  const limit = config.config?.lengthLimits.safeboxPassword
  const needsPassword = info.needsSafeboxPassword
  const request = { method: method.key, bankId: card.bankId, amount }
  const form = useConfirmation(request, needsPassword ? limit : undefined)
  const password = useField(form, 'password')
  const locale = i18n.language
  const text = formatCents(amount, locale)
  const until = platform.clock.now() + method.etaMinutes * 60_000
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      locked={order.isBusy()}
      lockedReason={t('withdraw.sending')}
      title={t('withdraw.confirm')}
      closeLabel={t('action.close')}
      actions={
        <Buttons>
          <Button type="submit" form={id} size="lg" wide busy={order.isBusy()} busyLabel={t('withdraw.sending')}>
            {t('withdraw.send', { amount: text })}
          </Button>
          <Button variant="ghost" wide disabled={order.isBusy()} onClick={onClose}>
            {t('withdraw.change')}
          </Button>
        </Buttons>
      }
    >
      <Root id={id} noValidate onSubmit={confirm}>
        <div>
          <p>{t('withdraw.arrivesAt', { card: cardName(card) })}</p>
          <BigAmount cents={cents(amount - feeOf(amount, method))} locale={locale} coin />
        </div>
        <WithdrawalSlip
          amount={amount}
          draft={draft}
          result={<SlipTotal label={t('withdraw.expected')}>{formatWhen(until, locale)}</SlipTotal>}
        >
          <SlipLine label={t('withdraw.after')}>
            <Money cents={cents(info.coin - amount)} locale={locale} />
          </SlipLine>
        </WithdrawalSlip>
        {needsPassword && <CodeField {...password} label={t('withdraw.password')} length={limit?.max ?? 6} concealed />}
        {needsPassword && (
          <ButtonLink variant="ghost" to="/wallets/safe-box?view=pin">
            {t('safebox.forgot')}
          </ButtonLink>
        )}
        <FormError form={form} />
        <Note tone="info">{t('withdraw.held', { amount: text })}</Note>
      </Root>
    </Sheet>
  )
})

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  p {
    margin: 0;
    ${theme.type.bodyMd};
    color: ${theme.color.text.secondary};
  }
`

const Buttons = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[1]};
`
