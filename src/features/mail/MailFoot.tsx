import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { MailStore } from '../../stores/mail/MailStore'
import { useFeature } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { coinsOf } from './awardText'

/** Receives everything, with its sum, and deletes what is done. */
export const MailFoot = observer(function MailFoot() {
  const store = useFeature(MailStore)
  const { t, i18n } = useTranslation()
  const { claim, removal, counts } = store
  const { gifts = 0, waiting = [], finished = 0 } = counts.value ?? {}
  const coins = coinsOf(waiting)
  const deletable = removal.waiting === 'finished' ? 0 : finished
  return (
    <Root>
      {gifts > 0 && (
        <Button
          size="lg"
          busy={claim.isBusy()}
          busyLabel={t('mail.receiving')}
          onClick={() => void store.claimGift(null)}
        >
          {coins > 0
            ? t('mail.receiveAll.sum', { amount: formatCents(cents(coins), i18n.language) })
            : t('mail.receiveAll')}
        </Button>
      )}
      <Button
        size="lg"
        variant="secondary"
        busy={removal.write.isBusy()}
        disabledReason={deletable > 0 ? undefined : ''}
        onClick={() => removal.begin('finished')}
      >
        {t('mail.deleteRead')}
      </Button>
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  > * {
    flex: 1 1 auto;
  }
  > :first-of-type {
    flex-grow: 3;
  }
`
