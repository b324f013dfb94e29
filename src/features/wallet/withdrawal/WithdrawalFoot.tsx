import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense, useState } from 'react'
import type { BankCard } from '../../../contract/member'
import { formatCents } from '../../../domain/money'
import type { ExchangeInfo } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { failureMessage } from '../../../stores/data/message'
import { useFeature, useStores } from '../../../stores/react/stores'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { lazyScreen } from '../../../ui/lazyScreen'
import type { ConfirmSheet as Confirm } from './ConfirmSheet'
import { useWithdrawalDraft } from './useWithdrawalDraft'

// Lazy: only with a confirmed amount.
const ConfirmSheet = lazyScreen<ComponentProps<typeof Confirm>>(
  () => import('./ConfirmSheet').then((m) => m.ConfirmSheet),
  'safebox',
)

interface WithdrawalFootProps {
  info: ExchangeInfo
  cards: readonly BankCard[]
  name: string | undefined
}

/** The way to the confirmation, which opens only on fresh figures. */
export const WithdrawalFoot = observer(function WithdrawalFoot({ info, cards, name }: WithdrawalFootProps) {
  const store = useFeature(WithdrawalStore)
  const { toasts } = useStores()
  const { t, i18n } = useTranslation()
  const [reading, setReading] = useState(false)
  const [open, setOpen] = useState(false)
  const draft = useWithdrawalDraft(info, cards, name)
  if (!draft) return null
  const { amount, card, problem } = draft
  const review = async () => {
    setReading(true)
    const fresh = await store.freshen()
    setReading(false)
    const { failure } = store.info
    if (fresh) setOpen(true)
    else if (failure) toasts.show('danger', failureMessage(failure))
  }
  return (
    <>
      {card ? (
        <Button
          size="lg"
          wide
          busy={reading}
          busyLabel={t('withdraw.reading')}
          aria-disabled={problem ? true : undefined}
          onClick={() => problem || void review()}
        >
          {t('withdraw.review')}
        </Button>
      ) : (
        <ButtonLink size="lg" wide to="/wallets/card/edit">
          {t('withdraw.addCard')}
        </ButtonLink>
      )}
      <Left>
        {t('withdraw.left', { count: info.countLeftToday, amount: formatCents(info.leftToday, i18n.language) })}
      </Left>
      {open && card && amount !== null && !problem && (
        <Suspense fallback={null}>
          <ConfirmSheet info={info} draft={draft} card={card} amount={amount} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
})

const Left = styled.p`
  ${theme.type.bodySm};
  margin: 0;
  text-align: center;
  color: ${theme.color.text.secondary};
`
